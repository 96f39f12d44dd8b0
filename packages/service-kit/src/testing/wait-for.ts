import { setTimeout as pause } from 'node:timers/promises';

export interface WaitOptions {
  readonly timeoutMs?: number;
  readonly everyMs?: number;
}

/**
 * Polls instead of sleeping: repeats `look` until it returns a truthy value, and returns that. An error or an
 * empty list counts as "not yet" and is reported after the timeout.
 */
export async function waitFor<T>(
  look: () => Promise<T> | T,
  { timeoutMs = 60_000, everyMs = 25 }: WaitOptions = {},
): Promise<NonNullable<T>> {
  const until = Date.now() + timeoutMs;
  let last: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (seen && !(Array.isArray(seen) && seen.length === 0)) return seen;
      last = seen;
    } catch (error) {
      last = error;
    }
    if (Date.now() > until)
      throw new Error(`Waited ${timeoutMs} ms in vain; last seen: ${String(last)}`, { cause: last });
    await pause(everyMs);
  }
}
