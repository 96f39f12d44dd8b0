type Errors = Readonly<Record<string, string | undefined>>;

/**
 * Maps errors to the groups of fields on the page, because the service numbers only the groups that were sent, without the empty
 * ones between them. `groups` has the group of each entry that was sent.
 */
export function atTheirGroups(errors: Errors, list: string, groups: readonly number[]): Errors {
  const entry = new RegExp(`^${list}\\.(\\d+)\\.`);
  return Object.fromEntries(
    Object.entries(errors).map(([name, words]) => [
      name.replace(entry, (_all, at: string) => `${list}.${groups[Number(at)] ?? at}.`),
      words,
    ]),
  );
}
