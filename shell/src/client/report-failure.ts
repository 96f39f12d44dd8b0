import { withoutSecrets } from '@valam/contracts/shared/loggable-error';
import type { PublicRemotes } from '../remotes/public-remote';
import { ownPath } from './own-path';

/**
 * Reports to the server's log which remote failed in this browser, and how. An address with a token is reported as its route
 * pattern.
 */
export function reportFailure(remote: string, remotes: PublicRemotes, reason: unknown): void {
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  const body = JSON.stringify({
    remote,
    version: remotes[remote]?.version,
    message: withoutSecrets(message.slice(0, 500)),
    path: ownPath(remotes),
  });
  navigator.sendBeacon('/client-failures', new Blob([body], { type: 'application/json' }));
}
