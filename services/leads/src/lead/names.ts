interface Names {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly name?: string | null;
}

/** First, last and full name from the fields of a form. A full name is split at its first space. */
export function splitName(given: Names): {
  firstName: string | null;
  lastName: string | null;
  name: string | null;
} {
  const whole = (given.name || [given.firstName, given.lastName].filter(Boolean).join(' ')).trim();
  const [first = '', ...rest] = whole.split(/\s+/);
  return {
    firstName: given.firstName || first || null,
    lastName: given.lastName || (given.firstName ? null : rest.join(' ')) || null,
    name: whole || null,
  };
}
