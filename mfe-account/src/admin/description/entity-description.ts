import type { ImportReport } from '@valam/contracts/catalog/content-actions';
import type { Role } from '@valam/contracts/identity/auth.schema';
import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { ActionDescription } from './action-description';
import type { FieldDescription, Option } from './field-description';
import type { HistoryLine } from './history';
import type { PartDescription, Shown } from './shown';

export interface FilterDescription {
  readonly key: string;
  readonly label: string;
  readonly kind: 'select' | 'text' | 'day' | 'record';
  readonly options?: readonly Option[];
  /** For `record`: the entity that the id refers to. */
  readonly of?: AdminEntity;
}

export interface RelatedLink {
  readonly label: string;
  readonly href: string;
}

/** The description of an entity for the generic screens. */
export interface EntityDescription {
  readonly name: AdminEntity;
  readonly title: string;
  /** `tour`, as in `New tour`. */
  readonly noun: string;
  readonly roles: { readonly read: readonly Role[]; readonly write?: readonly Role[] };
  readonly titleOf: (record: AdminRecord) => string;
  /** The field that `titleOf` needs, where it is one. */
  readonly titleKey?: string;
  /** Shown beside the title. */
  readonly stateOf?: (record: AdminRecord) => string | null;
  readonly columns: readonly Shown[];
  readonly filters?: readonly FilterDescription[];
  /** The searched fields, as a hint; without it there is no search. */
  readonly searchHint?: string;
  /** Shown when there are no records at all. */
  readonly noneWords?: string;
  readonly firstSort?: { readonly key: string; readonly order: 'asc' | 'desc' };
  readonly fields?: readonly FieldDescription[];
  /** Fields of the form for a new record only; the others are those of `fields`. */
  readonly newFields?: readonly FieldDescription[];
  readonly canCreate?: boolean;
  readonly facts?: readonly Shown[];
  readonly parts?: readonly PartDescription[];
  readonly historyOf?: (record: AdminRecord) => readonly HistoryLine[];
  readonly relatedLinksOf?: (record: AdminRecord) => readonly RelatedLink[];
  readonly actions?: readonly ActionDescription[];
  /** Actions that apply to the whole entity. */
  readonly listActions?: readonly ActionDescription[];
  /** Names of actions available for several selected records. */
  readonly bulk?: readonly string[];
  /** Reads what an import of CSV has answered; without it, rows cannot be imported. */
  readonly importReportIn?: (answer: Readonly<Record<string, unknown>>) => ImportReport;
  /** What a CSV file of these records does not hold, in a sentence. */
  readonly csvLacks?: string;
  /** The list can be exported as CSV. */
  readonly hasListCsv?: boolean;
  /** Has a calendar view as well. */
  readonly hasCalendar?: boolean;
  readonly canArrange?: 'asc' | 'desc';
}
