import { useState } from 'react';
import type { Values } from '../api/use-office';

/** The content of an action's dialog. */
export interface Typed {
  readonly values: Values;
  readonly reason: string;
}

/**
 * What was typed into dialogs that were closed before their action ran: Back closes a dialog, and is easily pressed by
 * accident. It is for the version of the record that was shown.
 */
export function useTyped(version?: number) {
  const [kept, setKept] = useState<Readonly<Record<string, { of: number | undefined; typed: Typed }>>>({});
  return {
    typedIn(action: string): Typed | undefined {
      const one = kept[action];
      return one?.of === version ? one?.typed : undefined;
    },
    /** Null: the action has run. */
    keep(action: string, typed: Typed | null): void {
      const { [action]: _before, ...others } = kept;
      setKept(typed ? { ...others, [action]: { of: version, typed } } : others);
    },
  };
}
