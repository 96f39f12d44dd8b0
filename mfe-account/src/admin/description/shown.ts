import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { rowsAt } from './values';

/** The format of a value on the screen. */
export type ShownAs =
  | 'text'
  /** An identifier, as readable words. */
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
  /** A picture large enough to be judged. */
  | 'photo'
  | 'address'
  | 'record';

/** A value of a record, in a list or among its facts. */
export interface Shown {
  readonly key: string;
  readonly label: string;
  readonly as?: ShownAs;
  /** For `record`: the entity that the id refers to. */
  readonly of?: AdminEntity;
  /** Computes the value; by default it is the one under the key. */
  readonly value?: (record: AdminRecord) => unknown;
  readonly sortable?: boolean;
}

/** A table of rows that belong to a record, shown below it. */
export interface PartDescription {
  readonly title: string;
  /** The field with the rows, or what computes them. */
  readonly rows: string | ((record: AdminRecord) => readonly Readonly<Record<string, unknown>>[]);
  readonly columns: readonly Shown[];
  /** The link of a row. */
  readonly href?: (row: Readonly<Record<string, unknown>>) => string | null;
}

export const rowsOf = (
  { rows }: Pick<PartDescription, 'rows'>,
  record: AdminRecord,
): readonly Readonly<Record<string, unknown>>[] =>
  typeof rows === 'string' ? rowsAt(record, rows) : rows(record);
