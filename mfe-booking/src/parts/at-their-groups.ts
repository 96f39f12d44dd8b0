type Errors = Readonly<Record<string, string | undefined>>;

/**
 * Errors under the names of the groups of fields that were filled in: the service counts only what was sent, without the empty
 * groups between. `groups` has the group of each entry that was sent.
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
