import { urlOf } from '@valam/contracts/shared/web-address';

/** The channels of a link, sent as UTM parameters so that both sides can see what works. */
export const channels = [
  { id: 'whatsapp', label: 'WhatsApp', medium: 'message' },
  { id: 'instagram', label: 'Instagram', medium: 'social' },
  { id: 'facebook', label: 'Facebook', medium: 'social' },
  { id: 'youtube', label: 'YouTube', medium: 'video' },
  { id: 'newsletter', label: 'Newsletter', medium: 'email' },
  { id: 'blog', label: 'Blog or website', medium: 'article' },
  { id: 'print', label: 'Card or poster', medium: 'print' },
] as const;

export interface RequestedLink {
  /** A path, or a full URL of this site. */
  readonly page: string;
  readonly channel: string;
  readonly campaign: string;
}

export interface ReferralLink {
  readonly link: string;
  /** The link without the code, for pages that add it themselves. */
  readonly path: string;
}

/** A link to a page of this site with the code and UTM parameters; null for a page of another site. */
export function referralLink(origin: string, code: string, wish: RequestedLink): ReferralLink | null {
  const target = pageOf(origin, wish.page.trim());
  if (!target) return null;
  for (const name of [...target.searchParams.keys()])
    if (name === 'ref' || name.startsWith('utm_')) target.searchParams.delete(name);
  const channel = channels.find(({ id }) => id === wish.channel);
  if (channel) {
    target.searchParams.set('utm_source', channel.id);
    target.searchParams.set('utm_medium', channel.medium);
  }
  const campaign = campaignOf(wish.campaign);
  if (campaign) target.searchParams.set('utm_campaign', campaign);
  const path = target.pathname + target.search;
  target.searchParams.set('ref', code);
  return { link: target.href, path };
}

function pageOf(origin: string, page: string): URL | null {
  if (page === '') return new URL('/', origin);
  if (!/^(https?:\/)?\/[^\s\\]*$/i.test(page)) return null;
  const target = urlOf(page, origin);
  return target?.origin === new URL(origin).origin ? target : null;
}

/** Normalizes a campaign name to lower-case letters with their vowel signs, digits and dashes. */
function campaignOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}
