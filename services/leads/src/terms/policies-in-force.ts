import { acceptedPolicies, inForce } from '@valam/contracts/catalog/policy-in-force';
import type { EntityManager } from 'typeorm';

/** What a traveler accepts with a booking, by version; null while no such policy is published. */
export interface AcceptedPolicies {
  readonly terms: string | null;
  readonly cancellation: string | null;
}

interface KnownVersion {
  readonly slug: string;
  readonly version: string;
  readonly effectiveFrom: string;
}

export async function policiesInForce(tx: EntityManager, today: string): Promise<AcceptedPolicies> {
  const known = await tx.query<KnownVersion[]>(
    `select slug, version, effective_from::text as "effectiveFrom" from known_policy
      where is_published and slug = any($1)`,
    [Object.values(acceptedPolicies)],
  );
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
