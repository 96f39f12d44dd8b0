import { withoutSecrets } from '@valam/contracts/shared/loggable-error';
import type { PublicRemotes } from '../remotes/public-remote';
import { ownPath } from './own-path';

/**
 * Reports a failure of a remote in this browser to the server's log. A URL with a token is reported as its route pattern.
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
