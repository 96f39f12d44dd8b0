import { useMemo, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  readonly values: Values;
  /** Only the values that differ from the record. */
  readonly changes: Values;
  readonly isChanged: boolean;
  set(key: string, value: unknown): void;
  /** Sets several values at once, after a conflict has been resolved. */
  put(values: Values): void;
  reset(): void;
  /** Removes the saved changes and keeps those made during the save. */
  settle(saved: Values): void;
}

/** Compares values as JSON, as they are sent. */
export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The unsaved changes of a record, kept separate from it. */
export function useDraft(base: Values): Draft {
  const [typed, setTyped] = useState<Values>({});
  return useMemo(() => {
    const changes = Object.fromEntries(
      Object.entries(typed).filter(([key, value]) => !same(value, base[key])),
    );
    return {
      values: { ...base, ...typed },
      changes,
      isChanged: Object.keys(changes).length > 0,
      set: (key, value) => setTyped((before) => ({ ...before, [key]: value })),
      put: (values) => setTyped((before) => ({ ...before, ...values })),
      reset: () => setTyped({}),
      settle: (saved) =>
        setTyped((before) =>
          Object.fromEntries(
            Object.entries(before).filter(
              ([key, value]) => !same(value, key in saved ? saved[key] : base[key]),
            ),
          ),
        ),
    };
  }, [base, typed]);
}
