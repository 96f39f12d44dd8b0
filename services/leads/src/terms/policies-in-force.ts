import { acceptedPolicies, inForce } from '@valam/contracts/catalog/policy-in-force';

/** Versions of the policies that a traveler accepts with a booking; null while no such policy is published. */
export interface AcceptedPolicies {
  readonly terms: string | null;
  readonly cancellation: string | null;
}

export interface KnownVersion {
  readonly slug: string;
  readonly version: string;
  readonly effectiveFrom: string;
}

export const acceptedSlugs: readonly string[] = Object.values(acceptedPolicies);

export function policiesInForce(known: readonly KnownVersion[], today: string): AcceptedPolicies {
  const versionOf = (policy: string) =>
    inForce(
      known.filter(({ slug }) => slug === policy),
      today,
    )?.version ?? null;
  return {
    terms: versionOf(acceptedPolicies.terms),
    cancellation: versionOf(acceptedPolicies.cancellation),
  };
}
