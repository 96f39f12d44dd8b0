import { policyPages } from '@valam/contracts/catalog/policy-in-force';

/** The page with the form for personal data. */
export const privacyPath = '/privacy_policy';

/** Paths of the policies; a policy's slug equals its path. */
export const policyPaths = policyPages.map((slug) => `/${slug}` as const);

export const policyAt = (pathname: string): string => pathname.slice(1);
