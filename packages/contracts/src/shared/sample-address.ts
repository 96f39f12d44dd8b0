/** A domain that nobody owns, for a brand whose real addresses are not set. */
export const sampleDomain = (brand: string): string =>
  `${brand.toLowerCase().replace(/\W/g, '') || 'site'}.example`;

/** The same address on pages, in documents and in emails. */
export const sampleEmail = (brand: string): string => `namaste@${sampleDomain(brand)}`;
