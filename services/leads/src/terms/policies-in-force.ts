import { acceptedPolicies, inForce } from '@valam/contracts/catalog/policy-in-force';

/** What a traveler accepts with a booking, by version; null while no such policy is published. */
export interface AcceptedPolicies {
  readonly terms: string | null;
  readonly cancellation: string | null;
}

export interface KnownVersion {
  readonly slug: string;
  readonly version: string;
  readonly effectiveFrom: string;
}

/** Selects the published versions; `slugs` names the parameter that holds `acceptedSlugs` in the statement. */
export const publishedVersions = (slugs: string): string =>
  `select slug, version, effective_from::text as "effectiveFrom" from known_policy
    where is_published and slug = any(${slugs})`;

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
