/** The policies that a traveler accepts with a booking. */
export const acceptedPolicies = {
  terms: 'terms_of_service',
  cancellation: 'cancellations-and-refunds',
} as const;

/** The policies that have a page; its path is the slug. */
export const policyPages = [acceptedPolicies.cancellation, acceptedPolicies.terms, 'privacy_policy'] as const;

interface Version {
  readonly version: string;
  readonly effectiveFrom: string;
}

/** Compares numerically: `2026-10` is later than `2026-9`. */
const isLater = (one: Version, other: Version): boolean =>
  one.effectiveFrom === other.effectiveFrom
    ? one.version.localeCompare(other.version, 'en', { numeric: true }) > 0
    : one.effectiveFrom > other.effectiveFrom;

/** The version in force on a day: the one with the latest effective date. */
export function inForce<V extends Version>(versions: readonly V[], today: string): V | null {
  return versions
    .filter(({ effectiveFrom }) => effectiveFrom <= today)
    .reduce<V | null>((latest, one) => (!latest || isLater(one, latest) ? one : latest), null);
}
