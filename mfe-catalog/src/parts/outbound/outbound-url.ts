/** Sites on which a tag would only be noise. */
const social = [
  'facebook.com',
  'instagram.com',
  'twitter.com',
  'x.com',
  'linkedin.com',
  'youtube.com',
  'substack.com',
];

export interface OutboundTag {
  /** Where the visitor comes from: the site's own name. */
  readonly source: string;
  /** Which kind of page the link stands on, e.g. `temple-page`. */
  readonly campaign: string;
  readonly content?: string;
}

/** The address of another site, tagged so that it knows who sent the visitor. Social sites are left alone. */
export function outboundUrl(address: string, { source, campaign, content }: OutboundTag): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const host = url.hostname.replace(/^www\./, '');
  if (social.some((site) => host === site || host.endsWith(`.${site}`))) return address;
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', 'referral');
  url.searchParams.set('utm_campaign', campaign);
  if (content) url.searchParams.set('utm_content', content);
  return url.href;
}
