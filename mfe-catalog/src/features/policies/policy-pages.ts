/** The policy by which the form for one's own data stands. */
export const privacyPath = '/privacy_policy';

/** Which policy stands at which address. */
const policies: Readonly<Record<string, string>> = {
  '/cancellations-and-refunds': 'cancellations-and-refunds',
  '/terms_of_service': 'terms-of-service',
  [privacyPath]: 'privacy-policy',
};

export const policyPaths = Object.keys(policies) as readonly `/${string}`[];

export const policyAt = (pathname: string): string => policies[pathname] ?? pathname.slice(1);
