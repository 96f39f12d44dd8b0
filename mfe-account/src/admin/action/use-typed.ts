import { useState } from 'react';
import type { Values } from '../api/use-office';

/** The values entered in an action's dialog. */
export interface Typed {
  readonly values: Values;
  readonly reason: string;
}

/**
 * Keeps the values of dialogs that were closed before their action ran: Back closes a dialog, and is easily pressed by
 * accident. They are dropped once the record has another version.
 */
export function useTyped(version?: number) {
  const [kept, setKept] = useState<Readonly<Record<string, { of: number | undefined; typed: Typed }>>>({});
  return {
    typedIn(action: string): Typed | undefined {
      const one = kept[action];
      return one?.of === version ? one?.typed : undefined;
    },
    /** `null` once the action has run. */
    keep(action: string, typed: Typed | null): void {
      const { [action]: _before, ...others } = kept;
      setKept(typed ? { ...others, [action]: { of: version, typed } } : others);
    },
  };
}
