import type { ReactNode } from 'react';

/** Labels and values without those that no one knows. */
export function knownFacts(
  facts: readonly { label: string; value: ReactNode }[],
): { label: string; value: ReactNode }[] {
  return facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
}
