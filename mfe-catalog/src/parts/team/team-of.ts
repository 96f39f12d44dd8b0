/** The people with the configured first names, in the order of the names. */
export function teamOf<T extends { readonly name: string }>(
  people: readonly T[],
  firstNames: readonly string[],
): readonly T[] {
  return firstNames.flatMap(
    (firstName) => people.find(({ name }) => firstNameOf(name) === firstName.trim().toLowerCase()) ?? [],
  );
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
