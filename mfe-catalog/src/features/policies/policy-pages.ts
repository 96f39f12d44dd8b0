/** The page with the form for personal data. */
export const privacyPath = '/privacy_policy';

/** Paths of the policies; a policy's slug equals its path. */
export const policyPaths = ['/cancellations-and-refunds', '/terms_of_service', privacyPath] as const;

export const policyAt = (pathname: string): string => pathname.slice(1);
