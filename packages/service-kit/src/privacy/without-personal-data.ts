export const erasedText = '[erased]';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A copy of a payload that says which records it is about, and nothing of a person: ids, numbers and flags stay, every
 * other text goes. Fields of later releases are covered too, because no field is named here.
 */
export function withoutPersonalData(value: unknown): unknown {
  if (typeof value === 'string') return id.test(value) ? value : erasedText;
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, withoutPersonalData(of)]));
}

/** Whether nothing would go. */
export const isWithoutPersonalData = (value: unknown): boolean =>
  textsIn(value).every((text) => id.test(text) || text === erasedText);

/** Every text in a payload, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
