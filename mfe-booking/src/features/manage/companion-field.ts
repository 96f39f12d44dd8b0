/** The name of a form field; validation errors of the service use the same names. */
export const companionField = (at: number, name: 'name' | 'email' | 'amount'): string =>
  `companions.${at}.${name}`;
