import type { ServerResponse } from 'node:http';

const twoYears = 63_072_000;
/** The policy of responses that are not pages; pages set their own. */
const leastPolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Sets the headers of every response. */
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
