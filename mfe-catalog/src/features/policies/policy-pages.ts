import { policyPages } from '@valam/contracts/catalog/policy-in-force';

/** The page with the form for personal data. */
export const privacyPath = '/privacy_policy';

/** Paths of the policies; a policy's slug equals its path. */
export const policyPaths = policyPages.map((slug) => `/${slug}` as const);

/** The policy of an address: in the version in force, or in the one that it names, as links from bookings do. */
export const policyAsked = (pathname: string, search: URLSearchParams) => ({
  slug: pathname.slice(1),
  version: search.get('version') || undefined,
});
