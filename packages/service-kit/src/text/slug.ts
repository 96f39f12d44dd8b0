const longest = 100;

/** The readable part of a URL: 'Śrī Raṅgam, in winter' → `sri-rangam-in-winter`. Empty for other scripts. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\p{M}’'`]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '');
}
