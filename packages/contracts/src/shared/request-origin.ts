type Headers = Readonly<Record<string, string | string[] | undefined>>;

const ownSite: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Whether a request that changes something comes from this site's own pages, or from no page at all. A sibling on the same
 * domain is another site here. Browsers say it by `Sec-Fetch-Site`; those that do not, by `Origin`; programs say nothing,
 * and carry no one's session unless they were given it.
 */
export function isFromThisSite(headers: Headers, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return typeof site === 'string' && ownSite.has(site);
  const { origin } = headers;
  if (origin === undefined) return true;
  return typeof origin === 'string' && (origin === siteOrigin || isOwnHost(origin, headers, siteOrigin));
}

/** Without TLS the site may be open under several names of one machine, a trial on a local network among them. */
function isOwnHost(origin: string, { host }: Headers, siteOrigin: string): boolean {
  return siteOrigin.startsWith('http:') && typeof host === 'string' && origin === `http://${host}`;
}
