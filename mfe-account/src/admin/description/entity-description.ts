import type { Role } from '@valam/contracts/identity/auth.schema';
import type { AdminEntity, AdminRecord } from '@valam/contracts/shared/admin';
import type { ActionDescription } from './action-description';
import type { FieldDescription, Option } from './field-description';

/** How a value is written on the screen. */
export type ShownAs =
  | 'text'
  | 'state'
  | 'money'
  | 'day'
  | 'moment'
  | 'figure'
  | 'flag'
  | 'list'
  | 'mail'
  | 'long'
  | 'json'
  | 'picture'
  | 'address'
  | 'record';

/** One value of a record, in a list or among its facts. */
export interface Shown {
  readonly key: string;
  readonly label: string;
  readonly as?: ShownAs;
  /** For `record`: what the id belongs to. */
  readonly of?: AdminEntity;
  /** Another value than the one under the key. */
  readonly value?: (record: AdminRecord) => unknown;
  readonly sortable?: boolean;
}

export interface FilterDescription {
  readonly key: string;
  readonly label: string;
  readonly kind: 'select' | 'text' | 'day';
  readonly options?: readonly Option[];
}

/** Rows that belong to a record and are shown under it. */
export interface PartDescription {
  readonly title: string;
  readonly rows: (record: AdminRecord) => readonly Readonly<Record<string, unknown>>[];
  readonly columns: readonly Shown[];
  /** Where a row leads. */
  readonly href?: (row: Readonly<Record<string, unknown>>) => string | null;
}

/** Something that happened to a record. */
export interface HistoryLine {
  readonly at: string;
  readonly what: string;
  readonly who: string;
  readonly why: string | null;
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
  readonly hasCsv?: boolean;
  readonly canArrange?: 'asc' | 'desc';
}
