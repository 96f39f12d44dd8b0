import type { IncomingHttpHeaders } from 'node:http';
import { currencies, defaultCurrency, type Currency } from '@valam/contracts/shared/money';
import { consentCookie, currencyCookie, emptyAttribution, parseJson } from '@valam/mfe-kit/host';
import type { Attribution, Consent } from '@valam/mfe-kit/shell';

export const hasSession = (cookies: Cookies): boolean => 'sid' in cookies || '__Host-sid' in cookies;

export type Cookies = Readonly<Record<string, string>>;

export function cookiesOf(headers: IncomingHttpHeaders): Cookies {
  const cookies: Record<string, string> = {};
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies[part.slice(0, at).trim()] = decode(part.slice(at + 1).trim());
  }
  return cookies;
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

export function consentOf(cookies: Cookies): Consent {
  const given = parseJson(cookies[consentCookie] ?? '');
  if (typeof given !== 'object' || given === null) return null;
  const { analytics, marketing } = given as Record<string, unknown>;
  return { analytics: analytics === true, marketing: marketing === true };
}

/** What the visitor's browser remembers of the way here. */
export function attributionOf(cookies: Cookies, sourceUrl: string): Attribution {
  const kept = parseJson(cookies['attribution'] ?? '') as Partial<Attribution> | null | undefined;
  return {
    ...emptyAttribution,
    referralCodeUsed: text(kept?.referralCodeUsed),
    referredBy: text(kept?.referredBy),
    firstPage: text(kept?.firstPage),
    utm: kept?.utm && typeof kept.utm === 'object' ? kept.utm : null,
    sourceUrl,
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
