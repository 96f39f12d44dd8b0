import { invalidFields } from '@valam/contracts/shared/problem';
import { readValues as parsed } from '@valam/service-kit/admin/read-values';
import * as z from 'zod/mini';
import type { Values } from './content-book.js';

/** Values of a new record, or of an edit, which may leave anything out. Unknown fields are dropped. */
export function readValues(input: z.ZodMiniObject, values: Values, isNew: boolean): Values {
  const schema: z.ZodMiniType<Values> = isNew ? input : z.partial(input);
  const read = parsed(schema, values);
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** What the database refused, in words that belong to a field. */
export function refusalOf(error: unknown): unknown {
  const { code, constraint, column } = databaseError(error);
  if (code === '23505') {
    const field = constraint.includes('key') && constraint.includes('setting') ? 'key' : 'slug';
    return invalidFields({ [field]: 'Another one has this already.' });
  }
  if (code === '23502') return invalidFields({ [column]: 'This field is required.' });
  if (code === '23503') return invalidFields({ [constraint]: 'It refers to something that is not there.' });
  if (code === '23514') return invalidFields({ [constraint]: 'This value is not possible here.' });
  return error;
}

function databaseError(error: unknown): { code: string; constraint: string; column: string } {
  const cause: unknown = error instanceof Error && 'driverError' in error ? error.driverError : error;
  const { code, constraint, column } = (typeof cause === 'object' && cause ? cause : {}) as Record<
    string,
    unknown
  >;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { code: text(code), constraint: text(constraint), column: text(column) };
}
