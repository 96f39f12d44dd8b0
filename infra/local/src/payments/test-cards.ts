/** The test cards of the provider's documentation, by how they behave once saved. */
export const testCards = {
  good: { label: 'Works', last4: '4242', country: 'US' },
  decline: { label: 'Is saved, later charges are declined', last4: '0341', country: 'US' },
  authenticate: { label: 'Is saved, later charges need authentication', last4: '3184', country: 'DE' },
  india: { label: 'Issued in India', last4: '0008', country: 'IN' },
} as const;
export type TestCard = keyof typeof testCards;

export const isTestCard = (name: unknown): name is TestCard =>
  typeof name === 'string' && Object.hasOwn(testCards, name);
