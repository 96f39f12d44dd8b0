/** The policy by which the form for one's own data stands. */
export const privacyPath = '/privacy_policy';

/** Where the policies stand; each is named as its address is. */
export const policyPaths = ['/cancellations-and-refunds', '/terms_of_service', privacyPath] as const;

export const policyAt = (pathname: string): string => pathname.slice(1);
