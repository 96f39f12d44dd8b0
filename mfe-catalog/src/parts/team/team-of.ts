interface Person {
  readonly name: string;
  readonly contributingArea?: string;
}

/**
 * The people with the configured first names, in the order of the names. A host or a guide may have the same first name as
 * a member of the team.
 */
export function teamOf<T extends Person>(people: readonly T[], firstNames: readonly string[]): readonly T[] {
  return firstNames.flatMap((firstName) => {
    const named = people.filter(({ name }) => firstNameOf(name) === firstName.trim().toLowerCase());
    return named.find(({ contributingArea }) => contributingArea === 'Member') ?? named[0] ?? [];
  });
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
