import type { ReactNode } from 'react';

/** Labels and values without those that nobody knows. */
export function knownFacts(
  facts: readonly { label: string; value: ReactNode }[],
): { label: string; value: ReactNode }[] {
  return facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
}

/** Town, district and state without repeats: `Kanyakumari, Tamil Nadu`. */
export function placeLine(...parts: readonly (string | null | undefined)[]): string {
  return [...new Set(parts.filter((part) => part))].join(', ');
}
