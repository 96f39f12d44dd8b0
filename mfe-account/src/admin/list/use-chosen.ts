import { useState } from 'react';

export interface Chosen {
  has(id: string): boolean;
  toggle(id: string): void;
  setAll(ids: readonly string[]): void;
}

/** The selected records. */
export function useChosen(): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    setAll: (all) => setIds(new Set(all)),
  };
}
