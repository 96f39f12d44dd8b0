import pg from 'pg';

const int8 = 20;
const date = 1082;

/** Parses `bigint` columns as numbers, with an error beyond the safe range; days stay strings. */
export function useOwnParsers(): void {
  pg.types.setTypeParser(int8, (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
    return value;
  });
  pg.types.setTypeParser(date, (text) => text);
}
