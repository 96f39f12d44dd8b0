import * as z from 'zod/mini';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

export interface ExampleOptions {
  /** Used for every text field. */
  readonly text?: string;
  /** Omits every optional field. */
  readonly isSparse?: boolean;
}

/** Generates example data for a schema, with URLs in fields that are named so. */
export function exampleData(schema: z.core.$ZodType, options: ExampleOptions = {}): unknown {
  return example(z.toJSONSchema(schema) as JsonSchema, '', options);
}

function example(schema: JsonSchema, name: string, options: ExampleOptions): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) {
    const nothing = schema.anyOf.some(({ type }) => type === 'null');
    if (nothing && options.isSparse) return null;
    return example(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, name, options);
  }
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [key, example(part, key, options)]),
      );
    case 'array':
      return [example(schema.items ?? {}, name, options)];
    case 'integer':
    case 'number':
      return 3;
    case 'boolean':
      return true;
    default:
      return /(Url|Link|^link)$/.test(name)
        ? `http://localhost:8080/${name}/abc`
        : (options.text ?? `A ${name}`);
  }
}
