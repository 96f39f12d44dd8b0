import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { rowsAt } from './values';

/** The format of a value on the screen. */
export type ShownAs =
  | 'text'
  /** An identifier in readable form. */
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
  /** A picture large enough to review. */
  | 'photo'
  | 'address'
  | 'record';

/** A column of a list, or a fact on a record's screen. */
export interface Shown {
  readonly key: string;
  readonly label: string;
  readonly as?: ShownAs;
  /** For `record`: the entity of the id, or the record's own function if it differs; null shows the id. */
  readonly of?: AdminEntity | ((record: AdminRecord) => AdminEntity | null);
  /** Computes the value; defaults to the field `key`. */
  readonly value?: (record: AdminRecord) => unknown;
  readonly sortable?: boolean;
}

/** A table of a record's rows, shown below the record. */
export interface PartDescription {
  readonly title: string;
  /** The field with the rows, or a function that computes them. */
  readonly rows: string | ((record: AdminRecord) => readonly Readonly<Record<string, unknown>>[]);
  readonly columns: readonly Shown[];
  readonly href?: (row: Readonly<Record<string, unknown>>) => string | null;
}

export const rowsOf = (
  { rows }: Pick<PartDescription, 'rows'>,
  record: AdminRecord,
): readonly Readonly<Record<string, unknown>>[] =>
  typeof rows === 'string' ? rowsAt(record, rows) : rows(record);
