import type { ServerResponse } from 'node:http';

const twoYears = 63_072_000;

/** What every answer carries. */
export function setSecurityHeaders(response: ServerResponse, siteOrigin: string): void {
  response.setHeader('x-content-type-options', 'nosniff');
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
