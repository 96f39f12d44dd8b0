import type { ReactNode } from 'react';

/** Removes facts without a value. */
export function knownFacts(
  facts: readonly { label: string; value: ReactNode }[],
): { label: string; value: ReactNode }[] {
  return facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
}
