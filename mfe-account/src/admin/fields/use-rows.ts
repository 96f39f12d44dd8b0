import { useState } from 'react';

/** Moves an element of a list up or down. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const [one] = list.slice(from, from + 1);
  if (one === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/**
 * Gives the rows of a list without ids stable React keys, so that an expanded row, the focus and an upload in flight move
 * with their row. `afterMove` completes a list of which one row has moved.
 */
export function useRows<T>(
  list: readonly T[],
  onChange: (list: readonly T[]) => void,
  afterMove = (rows: readonly T[]): readonly T[] => rows,
) {
  const [lastKeys, setKeys] = useState<readonly number[]>([]);
  const keys = keysFor(lastKeys, list.length);
  return {
    rows: list.map((row, index) => ({ row, key: keys[index] })),
    put: (index: number, row: T) => onChange(list.map((one, at) => (at === index ? row : one))),
    move: (index: number, by: 1 | -1) => {
      setKeys(moved(keys, index, by));
      onChange(afterMove(moved(list, index, by)));
    },
    remove: (index: number) => {
      setKeys(without(keys, index));
      onChange(without(list, index));
    },
    add: (row: T) => onChange([...list, row]),
  };
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** The length of the list can also change from outside: by an undo, or by a colleague. */
function keysFor(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, at) => next + at);
  return [...keys.slice(0, count), ...added];
}
