/** The version that is in force on a day: the one that came into effect last. */
export function inForce<V extends { effectiveFrom: string }>(
  versions: readonly V[],
  today: string,
): V | null {
  return versions
    .filter(({ effectiveFrom }) => effectiveFrom <= today)
    .reduce<V | null>(
      (latest, one) => (!latest || one.effectiveFrom > latest.effectiveFrom ? one : latest),
      null,
    );
}
