import type { IncomingMessage } from 'node:http';

/** The visitor's address. What a proxy says is believed only as far as proxies are known to stand there. */
export function visitorAddress(request: IncomingMessage, trustedHops: number): string {
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const direct = request.socket.remoteAddress ?? '';
  return trustedHops > 0 ? (chain.at(-trustedHops) ?? direct) : direct;
}
