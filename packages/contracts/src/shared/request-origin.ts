type Headers = Readonly<Record<string, string | string[] | undefined>>;

const ownSite: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Returns true if an unsafe request comes from this site's own pages, or from no page at all. Another
 * subdomain of the same domain is another site. Browsers send `Sec-Fetch-Site`, older ones `Origin`; API
 * clients send neither, and have no session cookie unless they were given one.
 */
export function isFromThisSite(headers: Headers, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return typeof site === 'string' && ownSite.has(site);
  const { origin } = headers;
  if (origin === undefined) return true;
  return typeof origin === 'string' && (origin === siteOrigin || isOwnHost(origin, headers, siteOrigin));
}

/** Without TLS the site may be reachable under several names of one machine, for example in a trial on a local network. */
function isOwnHost(origin: string, { host }: Headers, siteOrigin: string): boolean {
  return siteOrigin.startsWith('http:') && typeof host === 'string' && origin === `http://${host}`;
}
