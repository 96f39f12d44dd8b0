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
  /** For `record`: the entity of the id. */
  readonly of?: AdminEntity;
  /** For `text`: converts the typed value to the stored one, if the screen shows another spelling. */
  readonly storedAs?: (typed: string) => string;
}

export interface RelatedLink {
  readonly label: string;
  readonly href: string;
}

/** Describes an entity to the generic screens. */
export interface EntityDescription {
  readonly name: AdminEntity;
  readonly title: string;
  /** `tour`, as in `New tour`. */
  readonly noun: string;
  readonly roles: { readonly read: readonly Role[]; readonly write?: readonly Role[] };
  readonly titleOf: (record: AdminRecord) => string;
  /** The field from which `titleOf` takes the title, if it is a single one. */
  readonly titleKey?: string;
  /** Shown beside the title. */
  readonly stateOf?: (record: AdminRecord) => string | null;
  readonly columns: readonly Shown[];
  readonly filters?: readonly FilterDescription[];
  /** Names the searched fields; without it, the list has no search. */
  readonly searchHint?: string;
  /** What the list has without a search, after its number of records, if a search finds more. */
  readonly unsearched?: string;
  /** The empty state of the list. */
  readonly noneWords?: string;
  readonly firstSort?: { readonly key: string; readonly order: 'asc' | 'desc' };
  readonly fields?: readonly FieldDescription[];
  /** Fields of the form for a new record; defaults to `fields`. */
  readonly newFields?: readonly FieldDescription[];
  readonly canCreate?: boolean;
  readonly facts?: readonly Shown[];
  readonly parts?: readonly PartDescription[];
  readonly historyOf?: (record: AdminRecord) => readonly HistoryLine[];
  readonly relatedLinksOf?: (record: AdminRecord) => readonly RelatedLink[];
  readonly actions?: readonly ActionDescription[];
  /** Actions that apply to the whole entity. */
  readonly listActions?: readonly ActionDescription[];
  /** Names of the bulk actions. */
  readonly bulk?: readonly string[];
  /** Parses the response of a CSV import; without it, the list has no import. */
  readonly importReportIn?: (answer: Readonly<Record<string, unknown>>) => ImportReport;
  /** A sentence that says which values a CSV file of these records omits. */
  readonly csvLacks?: string;
  readonly hasListCsv?: boolean;
  readonly hasCalendar?: boolean;
  readonly canArrange?: 'asc' | 'desc';
}
