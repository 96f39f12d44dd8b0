import type * as z from 'zod/mini';

const parsedBy = new WeakMap<object, z.core.$ZodType>();

/** Records that a value was parsed by a schema, so that it is not parsed by the same one again. */
export function noteParsed<T>(value: T, schema: z.core.$ZodType): T {
  if (typeof value === 'object' && value !== null) parsedBy.set(value, schema);
  return value;
}

/** Valid only because nothing mutates the output of a call. */
export function isParsedBy(value: unknown, schema: z.core.$ZodType): boolean {
  return typeof value === 'object' && value !== null && parsedBy.get(value) === schema;
}
