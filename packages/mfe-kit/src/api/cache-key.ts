/** The name under which the answer to a read is kept: the same question, the same name, whatever order it was put in. */
export const cacheKey = (endpoint: string, arg: unknown): string =>
  `${endpoint}(${JSON.stringify(arg, inOrder)})`;

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
