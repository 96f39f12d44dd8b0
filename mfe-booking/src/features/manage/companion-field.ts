/** The name of a form field; the service's validation errors use the same names. */
export const companionField = (at: number, name: 'name' | 'email' | 'amount'): string =>
  `companions.${at}.${name}`;
