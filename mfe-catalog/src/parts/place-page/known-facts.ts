import type { ReactNode } from 'react';

/** Removes facts without a value. */
export function knownFacts(
  facts: readonly { label: string; value: ReactNode }[],
): { label: string; value: ReactNode }[] {
  return facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
}

/** Joins the known parts: a place may have neither town nor district. */
export const knownWords = (separator: string, ...words: readonly (string | null | undefined)[]): string =>
  words.filter(Boolean).join(separator);
