import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Kind of a field, derived from its schema: enough to render a form, a filter or a column. */
export interface FieldKind {
  readonly kind:
    'text' | 'long' | 'number' | 'flag' | 'day' | 'moment' | 'money' | 'choice' | 'words' | 'other';
  /** For a choice: its values. */
  readonly values?: readonly string[];
  /** A value is required. */
  readonly isRequired: boolean;
}

/** Texts that may be longer than this are edited in several lines. */
const longestLine = 1_000;

const bare = (schema: Schema): Schema => {
  const { def } = schema._zod as unknown as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return bare(def.innerType);
    case 'pipe':
      return bare(def.in._zod.def.type === 'transform' ? def.out : def.in);
    default:
      return schema;
  }
};

const mostLetters = (schema: Schema): number =>
  Math.max(
    0,
    ...(schema._zod.def.checks ?? []).map(({ _zod: { def } }) =>
      def.check === 'max_length' ? (def as z.core.$ZodCheckMaxLengthDef).maximum : 0,
    ),
  );

const isOptional = (schema: Schema): boolean => schema._zod.optin === 'optional';

export function fieldKind(schema: Schema): FieldKind {
  const inner = bare(schema);
  const { def } = inner._zod as unknown as z.core.$ZodTypes['_zod'];
  const isRequired = !isOptional(schema);
  switch (def.type) {
    case 'string': {
      const { format } = def as z.core.$ZodStringFormatDef;
      if (format === 'date') return { kind: 'day', isRequired };
      if (format === 'datetime') return { kind: 'moment', isRequired };
      return { kind: mostLetters(inner) > longestLine ? 'long' : 'text', isRequired };
    }
    case 'number':
      return { kind: 'number', isRequired };
    case 'boolean':
      return { kind: 'flag', isRequired };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries).map(String), isRequired };
    case 'object':
      return { kind: 'amountMinor' in def.shape ? 'money' : 'other', isRequired };
    case 'array':
      return { kind: bare(def.element)._zod.def.type === 'string' ? 'words' : 'other', isRequired };
    default:
      return { kind: 'other', isRequired };
  }
}

/** The fields of an object by name; empty if the schema is not a single object, such as a union. */
export const fieldKinds = (schema: Schema | undefined): Readonly<Record<string, FieldKind>> => {
  const shape = schema && 'shape' in schema ? (schema.shape as Readonly<Record<string, Schema>>) : {};
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldKind(field)]));
};
