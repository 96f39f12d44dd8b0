import { HeldLists } from '@valam/contracts/identity/held-data.schema';
import * as z from 'zod/mini';

/** The lists of each unit, each continued by the list of the same name in the next part. */
export function joinParts(parts: readonly Record<string, unknown>[]): Record<string, HeldLists> {
  const joined: Record<string, HeldLists> = {};
  for (const part of parts)
    for (const [unit, lists] of Object.entries(part)) {
      const known = (joined[unit] ??= {});
      for (const [name, items] of Object.entries(z.parse(HeldLists, lists)))
        known[name] = [...(known[name] ?? []), ...items];
    }
  return joined;
}
