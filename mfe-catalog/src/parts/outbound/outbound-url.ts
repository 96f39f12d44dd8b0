import { urlOf } from '@valam/contracts/shared/web-address';

/** Sites that have no use for UTM parameters. */
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
  /** `utm_source`: the site's own name. */
  readonly source: string;
  /** `utm_campaign`: the kind of page that contains the link, e.g. `temple-page`. */
  readonly campaign: string;
  readonly content?: string;
  /** The origin of this site, whose own links are not tagged. */
  readonly origin?: string;
}

/** Adds UTM parameters to a URL of another site, so that it knows the referrer. Links to social sites are unchanged. */
export function outboundUrl(address: string, { source, campaign, content, origin }: OutboundTag): string {
  const url = urlOf(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === origin) return address;
  const host = url.hostname.replace(/^www\./, '');
  if (social.some((site) => host === site || host.endsWith(`.${site}`))) return address;
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', 'referral');
  url.searchParams.set('utm_campaign', campaign);
  if (content) url.searchParams.set('utm_content', content);
  return url.href;
}
