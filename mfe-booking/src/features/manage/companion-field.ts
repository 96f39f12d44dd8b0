/** The name of a field of the form; refused fields come back under the same names. */
export const companionField = (at: number, name: 'name' | 'email' | 'amount'): string =>
  `companions.${at}.${name}`;
