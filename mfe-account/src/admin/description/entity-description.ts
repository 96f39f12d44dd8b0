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
  /** For `record`: what kind it is found among. */
  readonly of?: AdminEntity;
}

export interface Way {
  readonly label: string;
  readonly href: string;
}

/** Everything the generic screens need to know about one kind of record. */
export interface EntityDescription {
  readonly name: AdminEntity;
  readonly title: string;
  /** `tour`, as in `New tour`. */
  readonly noun: string;
  readonly roles: { readonly read: readonly Role[]; readonly write?: readonly Role[] };
  readonly titleOf: (record: AdminRecord) => string;
  /** Beside the title. */
  readonly stateOf?: (record: AdminRecord) => string | null;
  readonly columns: readonly Shown[];
  readonly filters?: readonly FilterDescription[];
  /** What the search looks through; without it there is no search. */
  readonly searchHint?: string;
  /** What is said when there are none at all. */
  readonly noneWords?: string;
  readonly firstSort?: { readonly key: string; readonly order: 'asc' | 'desc' };
  readonly fields?: readonly FieldDescription[];
  /** Asked for only when a record is made; the others are those of `fields`. */
  readonly newFields?: readonly FieldDescription[];
  readonly canCreate?: boolean;
  readonly facts?: readonly Shown[];
  readonly parts?: readonly PartDescription[];
  readonly historyOf?: (record: AdminRecord) => readonly HistoryLine[];
  readonly waysOf?: (record: AdminRecord) => readonly Way[];
  readonly actions?: readonly ActionDescription[];
  /** Actions that concern all of them. */
  readonly listActions?: readonly ActionDescription[];
  /** Names of actions that may be done to several at once. */
  readonly bulk?: readonly string[];
  /** Rows can be brought in from CSV; they go out by an action of the service. */
  readonly hasCsv?: boolean;
  /** What the list finds can be taken away as CSV. */
  readonly hasListCsv?: boolean;
  /** Drawn by the days of its records as well. */
  readonly hasCalendar?: boolean;
  readonly canArrange?: 'asc' | 'desc';
}
