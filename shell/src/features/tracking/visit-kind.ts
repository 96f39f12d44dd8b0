import type { Visit, VisitDevice, VisitSource } from '@valam/contracts/leads/visit.schema';
import { urlOf } from '@valam/contracts/shared/web-address';

/** Raw data about the browser and its referrer, which does not leave this file: only the derived kinds do. */
export interface Circumstances {
  readonly search: URLSearchParams;
  readonly referrer: string;
  readonly host: string;
  /** True if this or an earlier visit had a referral code. */
  readonly hasCode: boolean;
  /** The shorter side of the screen. */
  readonly screenSide: number;
  readonly isTouched: boolean;
}

const mail = /(^|\.)(mail|webmail|outlook|gmail)\.|^e-?mail$|newsletter/;
const engine =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|qwant|startpage|brave)(\.|$)|^(cpc|ppc|organic|paidsearch|search)$/;
const network =
  /(^|\.)(facebook|fb|instagram|ig|twitter|x|t|linkedin|lnkd|pinterest|reddit|youtube|youtu|tiktok|whatsapp|wa|telegram|threads)(\.(com|net|co|in|be|me|org))?$|social/;

const kinds: readonly (readonly [VisitSource, RegExp])[] = [
  ['email', mail],
  ['search', engine],
  ['social', network],
];

const kindOf = (name: string): VisitSource | null =>
  kinds.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0] ?? null;

export const visitOf = (circumstances: Circumstances): Visit => ({
  source: sourceOf(circumstances),
  device: deviceOf(circumstances),
});

function sourceOf({ search, referrer, host, hasCode }: Circumstances): VisitSource {
  if (hasCode || search.has('ref')) return 'partner';
  const tags = ['utm_medium', 'utm_source'].flatMap((name) => search.get(name) ?? []);
  const tagged = tags.map(kindOf).find((kind) => kind !== null);
  if (tagged) return tagged;
  if (search.has('gclid') || search.has('msclkid')) return 'search';
  if (search.has('fbclid')) return 'social';
  if (tags.length > 0) return 'other';
  const from = hostOf(referrer);
  if (!from || from === host) return 'direct';
  return kindOf(from) ?? 'other';
}

function hostOf(address: string): string {
  return urlOf(address)?.host ?? '';
}

const phoneSide = 600;
const tabletSide = 1_100;

function deviceOf({ screenSide, isTouched }: Circumstances): VisitDevice {
  if (screenSide < phoneSide) return 'phone';
  return isTouched && screenSide < tabletSide ? 'tablet' : 'desktop';
}
