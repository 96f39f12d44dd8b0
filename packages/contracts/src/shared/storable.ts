/** NUL and lone surrogates: with the `u` flag a surrogate pair is one character and does not match. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Returns true if every database stores this text unchanged. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** The kinds of values in JSON, queries and paths; streams and bytes are not text. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Path of a text that a database cannot store, such as `travelers.1.name`; null if there is none. */
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
