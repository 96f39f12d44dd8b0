import type * as z from 'zod/mini';

const parsedBy = new WeakMap<object, z.core.$ZodType>();

/** Remembers that a value came out of a schema, so that no one parses it by the same one again. */
export function noteParsed<T>(value: T, schema: z.core.$ZodType): T {
  if (typeof value === 'object' && value !== null) parsedBy.set(value, schema);
  return value;
}

/** Only good as long as no one changes what a call answered, which no one does. */
export function isParsedBy(value: unknown, schema: z.core.$ZodType): boolean {
  return typeof value === 'object' && value !== null && parsedBy.get(value) === schema;
}
