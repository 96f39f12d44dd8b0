import type { IncomingHttpHeaders } from 'node:http';
import { currencies, defaultCurrency, type Currency } from '@valam/contracts/shared/money';
import { consentCookie, currencyCookie, emptyAttribution, parseJson } from '@valam/mfe-kit/host';
import type { Attribution, Consent } from '@valam/mfe-kit/shell';
import * as z from 'zod/mini';
import { codeOf, referralCookie } from '../features/referral/stored-code';

export type Cookies = Readonly<Record<string, string>>;

const attributionCookie = 'attribution';
/** With TLS the session cookie has the `__Host-` prefix; that one takes precedence. */
const sessionCookies = ['__Host-sid', 'sid'] as const;

/** The session token, valid or expired. */
export function sessionOf(cookies: Cookies): string | null {
  const name = sessionCookies.find((one) => one in cookies);
  return name === undefined ? null : (cookies[name] ?? null);
}

export const hasSession = (cookies: Cookies): boolean => sessionOf(cookies) !== null;

export function cookiesOf(headers: IncomingHttpHeaders): Cookies {
  const cookies = new Map<string, string>();
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), decode(part.slice(at + 1).trim()));
  }
  return Object.fromEntries(cookies);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export function currencyOf(cookies: Cookies): Currency {
  return currencies.find((currency) => currency === cookies[currencyCookie]) ?? defaultCurrency;
}

const Allowed = z.object({ analytics: z.optional(z.unknown()), marketing: z.optional(z.unknown()) });

export function consentOf(cookies: Cookies): Consent {
  const given = z.safeParse(Allowed, parseJson(cookies[consentCookie] ?? ''));
  if (!given.success) return null;
  const { analytics, marketing } = given.data;
  return { analytics: analytics === true, marketing: marketing === true };
}

const mostTags = 10;
const Text = z.catch(z.nullable(z.string().check(z.minLength(1), z.maxLength(500))), null);
const Tags = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)))
  .check(z.refine((tags) => Object.keys(tags).length <= mostTags));
const Remembered = z.object({
  referralCodeUsed: Text,
  referredBy: Text,
  firstPage: Text,
  utm: z.catch(z.nullable(Tags), null),
});

/** Attribution from the visitor's cookies; values that the browser code could not have written are dropped. */
export function attributionOf(cookies: Cookies, sourceUrl: string): Attribution {
  const remembered = z.safeParse(Remembered, parseJson(cookies[attributionCookie] ?? ''));
  const kept = { ...emptyAttribution, ...(remembered.success ? remembered.data : {}), sourceUrl };
  const arrived = codeOf(cookies[referralCookie]);
  const isNew = arrived !== null && arrived !== kept.referralCodeUsed;
  const known = isNew ? { ...kept, referralCodeUsed: arrived, referredBy: null } : kept;
  // Without consent, analytics data of an earlier visit is dropped.
  return consentOf(cookies)?.analytics ? known : { ...known, firstPage: null, utm: null };
}

/**
 * A cacheable document contains no attribution: the browser has it in its cookie, and forms without JavaScript still send that.
 */
export function withoutVisit(cookies: Cookies): Cookies {
  const { [attributionCookie]: _way, [referralCookie]: _code, ...others } = cookies;
  return others;
}

/**
 * True if a cookie adds visitor-specific content to the page. Other cookies are not read, or select one of a few known values.
 */
export const carriesOwn = (cookies: Cookies, reportCookie: string): boolean =>
  hasSession(cookies) || [attributionCookie, referralCookie, reportCookie].some((name) => name in cookies);
