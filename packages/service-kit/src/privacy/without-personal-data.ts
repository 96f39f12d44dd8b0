export const erasedText = '[erased]';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A copy of a payload without personal data: ids, numbers and flags are kept, every other text is erased.
 * Fields are not listed, so fields of later releases are covered too.
 */
export function withoutPersonalData(value: unknown): unknown {
  if (typeof value === 'string') return id.test(value) ? value : erasedText;
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, withoutPersonalData(of)]));
}

/** Returns true if there is nothing to erase. */
export const isWithoutPersonalData = (value: unknown): boolean =>
  textsIn(value).every((text) => id.test(text) || text === erasedText);

/** Every text in a payload, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
