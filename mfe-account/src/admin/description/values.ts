import type { Money } from '@valam/contracts/shared/money';

type Row = Readonly<Record<string, unknown>>;
/** A field name of a row; a name that is not in the row's type is a compile error. */
type FieldOf<R> = keyof R & string;
/** The row type of the list in field `K`. */
export type RowIn<R, K extends keyof R> = NonNullable<R[K]> extends readonly (infer E)[] ? E : Row;

export const textAt = <R extends object>(row: R, key: FieldOf<R>): string => {
  const value: unknown = row[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

export const numberAt = <R extends object>(row: R, key: FieldOf<R>): number => {
  const value: unknown = row[key];
  return typeof value === 'number' ? value : 0;
};

export const rowsAt = <R extends object, K extends FieldOf<R>>(row: R, key: K): readonly RowIn<R, K>[] => {
  const value: unknown = row[key];
  return Array.isArray(value)
    ? value.filter((one): one is RowIn<R, K> => typeof one === 'object' && one !== null)
    : [];
};

/** The type of the object in field `K`. */
type ObjectIn<R, K extends keyof R> = unknown extends R[K] ? Row : Extract<NonNullable<R[K]>, object>;

export const rowAt = <R extends object, K extends FieldOf<R>>(row: R, key: K): ObjectIn<R, K> | null => {
  const value: unknown = row[key];
  const isObject = (one: unknown): one is ObjectIn<R, K> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  return isObject(value) ? value : null;
};

export function moneyIn(value: unknown): Money | null {
  if (typeof value !== 'object' || value === null) return null;
  const { amountMinor, currency } = value as Partial<Money>;
  return typeof amountMinor === 'number' && typeof currency === 'string' ? { amountMinor, currency } : null;
}

/** True if the record allows this transition; a record without `possibleActions` allows all. */
export const offers =
  (move: string) =>
  (record: Row): boolean => {
    const moves = record['possibleActions'];
    return !Array.isArray(moves) || moves.includes(move);
  };

/** Only the states of the record's type are accepted. */
export const isInState =
  <R extends { readonly state: string }>(...states: R['state'][]) =>
  ({ state }: R): boolean =>
    states.includes(state);
