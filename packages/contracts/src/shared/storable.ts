/** NUL, and halves of surrogate pairs: with the flag `u` a whole pair is one character and no surrogate. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Whether every database keeps this text as it is. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** What JSON, queries and paths are made of; a stream or bytes on their way elsewhere are not text. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Where a value holds text that no database keeps, as `travelers.1.name`; null when there is none. */
export function unstorableAt(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path || '_';
  if (!isPlain(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path || '_';
    const found = unstorableAt(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
