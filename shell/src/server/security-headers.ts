import type { ServerResponse } from 'node:http';

const twoYears = 63_072_000;
/** For what is no page; pages bring a policy of their own. */
const leastPolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What every answer carries. */
export function setSecurityHeaders(response: ServerResponse, siteOrigin: string): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', leastPolicy);
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader(
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
  );
  if (siteOrigin.startsWith('https:')) {
    response.setHeader('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
  }
}
