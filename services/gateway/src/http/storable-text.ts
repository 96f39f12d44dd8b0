const nul = '\u0000';

/** Where a text holds the one character that no database keeps; null when there is none. */
export function unstorableAt(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes(nul) ? path || '_' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    const found = key.includes(nul) ? path || '_' : unstorableAt(inner, at);
    if (found !== null) return found;
  }
  return null;
}
