import { withoutSecrets } from '@valam/contracts/shared/loggable-error';
import { bestMatch } from '@valam/mfe-kit/host';
import { sayableAddress } from '../remotes/private-address';
import type { PublicRemotes } from '../remotes/public-remote';

/**
 * Reports to the server's log which remote failed in this browser, and how. An address with a token is reported as its route
 * pattern.
 */
export function reportFailure(remote: string, remotes: PublicRemotes, reason: unknown): void {
  const { pathname } = location;
  const patterns = Object.values(remotes).flatMap(({ paths }) => paths);
  const pattern = bestMatch(patterns, (one) => one, pathname)?.candidate ?? null;
  const { path } = sayableAddress({ pathname, search: '' }, pattern);
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  const body = JSON.stringify({
    remote,
    version: remotes[remote]?.version,
    message: withoutSecrets(message.slice(0, 500)),
    path,
  });
  navigator.sendBeacon('/client-failures', new Blob([body], { type: 'application/json' }));
}
