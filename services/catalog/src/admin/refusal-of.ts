import { invalidFields } from '@valam/contracts/shared/problem';

/** Translates an error of the database into a message for a field. */
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
