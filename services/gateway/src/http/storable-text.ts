const nul = '\u0000';

/** Where a text holds the one character that no database keeps; null when there is none. */
export function unstorableAt(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes(nul) ? path || '_' : null;
  if (!isPlain(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    const found = key.includes(nul) ? path || '_' : unstorableAt(inner, at);
    if (found !== null) return found;
  }
  return null;
}

/**
 * What JSON, queries and paths are made of, the router's own kind of empty object among it; a stream or bytes on their
 * way elsewhere are nobody's text.
 */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}
