/** The fields against bots that `Honeypot` of ui adds to a public form. */
export const guardFields = { website: 'website', filledInMs: 'filledInMs' } as const;

/**
 * The guard fields of a form, as its call sends them. Without JavaScript the time to fill it in is unknown.
 */
export function guardOf(form: { get(name: string): unknown }) {
  const website = form.get(guardFields.website);
  return {
    website: typeof website === 'string' ? website.trim() : '',
    filledInMs: Number(form.get(guardFields.filledInMs)) || null,
  };
}
