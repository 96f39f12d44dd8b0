import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const twoYears = 63_072_000;

/** For API responses: the browser must load nothing, whatever content type it assumes. */
const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Browsers display a document with a built-in viewer, whose resources the policy must allow. */
export const documentPolicy = "base-uri 'none'; frame-ancestors 'none'";

/**
 * Headers of every response, including cached ones and refusals, because the gateway may be deployed behind a
 * load balancer without the shell.
 */
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
