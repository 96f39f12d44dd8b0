import { invalidFields } from '@valam/contracts/shared/problem';

const messages: Readonly<Record<string, string>> = {
  '23505': 'Another record has this already.',
  '23502': 'This field is required.',
  '23503': 'This refers to a record that does not exist.',
  '23514': 'This value is not allowed here.',
};

/** Translates an error of the database into a message for a field. */
export function refusalOf(error: unknown): unknown {
  const { code, constraint, column } = databaseError(error);
  const message = messages[code];
  return message ? invalidFields({ [fieldOf(column || constraint)]: message }) : error;
}

/** `temple_display_photo_fkey` is the field `displayPhoto`. All versions of a policy share a slug. */
function fieldOf(name: string): string {
  if (name === 'policy_slug_policy_version_key') return 'policyVersion';
  if (name.startsWith('itinerary_day_')) return 'itineraries';
  const [, constrained = name] = /^[a-z]+_(.+)_(?:f?key|check)$/.exec(name) ?? [];
  return constrained.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
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
