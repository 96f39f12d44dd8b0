import type { Money } from '@valam/contracts/shared/money';

type Row = Readonly<Record<string, unknown>>;

export const textAt = (row: Row, key: string): string => {
  const value = row[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

export const numberAt = (row: Row, key: string): number => {
  const value = row[key];
  return typeof value === 'number' ? value : 0;
};

export const rowsAt = (row: Row, key: string): readonly Row[] => {
  const value = row[key];
  return Array.isArray(value)
    ? value.filter((one): one is Row => typeof one === 'object' && one !== null)
    : [];
};

export const rowAt = (row: Row, key: string): Row | null => {
  const value = row[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null;
};

export function moneyIn(value: unknown): Money | null {
  if (typeof value !== 'object' || value === null) return null;
  const { amountMinor, currency } = value as Partial<Money>;
  return typeof amountMinor === 'number' && typeof currency === 'string' ? { amountMinor, currency } : null;
}

/** True when the record allows this transition; a record without `possibleActions` counts as allowing all. */
export const offers =
  (move: string) =>
  (record: Row): boolean => {
    const moves = record['possibleActions'];
    return !Array.isArray(moves) || moves.includes(move);
  };

export const isInState =
  (...states: string[]) =>
  (record: Row): boolean =>
    states.includes(textAt(record, 'state'));
