import { policyPages } from '@valam/contracts/catalog/policy-in-force';

/** The page with the form for personal data. */
export const privacyPath = '/privacy_policy';

/** Paths of the policies; a policy's slug equals its path. */
export const policyPaths = policyPages.map((slug) => `/${slug}` as const);

/** Query of the policy at a URL: the version in force, or the version in the query, as in links from bookings. */
export const policyAsked = (pathname: string, search: URLSearchParams) => ({
  slug: pathname.slice(1),
  version: search.get('version') || undefined,
});
