import type { IncomingMessage } from 'node:http';

/** The visitor's IP address. `X-Forwarded-For` is trusted only for the configured number of proxies. */
export function visitorAddress(request: IncomingMessage, trustedHops: number): string {
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const direct = request.socket.remoteAddress ?? '';
  return trustedHops > 0 ? (chain.at(-trustedHops) ?? direct) : direct;
}
