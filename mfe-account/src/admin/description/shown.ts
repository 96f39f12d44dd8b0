import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';

/** How a value is written on the screen. */
export type ShownAs =
  | 'text'
  /** A name of the system, said as a person would. */
  | 'word'
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
  /** A picture in the size in which it is judged. */
  | 'photo'
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

/** Rows that belong to a record and are shown under it. */
export interface PartDescription {
  readonly title: string;
  readonly rows: (record: AdminRecord) => readonly Readonly<Record<string, unknown>>[];
  readonly columns: readonly Shown[];
  /** Where a row leads. */
  readonly href?: (row: Readonly<Record<string, unknown>>) => string | null;
}
