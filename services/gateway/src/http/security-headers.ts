import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const twoYears = 63_072_000;

/** Data is no page: nothing may load in it, whatever a browser takes it for. */
const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Browsers show a document with means of their own, which a policy must leave them. */
export const documentPolicy = "base-uri 'none'; frame-ancestors 'none'";

/** What every answer carries, from the cache and refusals too: the gateway may stand behind a balancer without the shell. */
export function setSecurityHeaders(server: Server, siteOrigin: string): void {
  const isSecure = siteOrigin.startsWith('https:');
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('content-security-policy', dataPolicy);
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    if (isSecure) response.setHeader('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
  });
}
