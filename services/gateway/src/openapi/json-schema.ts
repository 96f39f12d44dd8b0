import * as z from 'zod/mini';

export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
  readonly not?: unknown;
}

/** A schema of a contract as JSON Schema 2020-12, as used by OpenAPI 3.1. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  if (schema._zod.def.type === 'undefined') return { not: {} };
  return rest as JsonSchema;
}
