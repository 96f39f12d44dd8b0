import { bestMatch } from '@valam/mfe-kit/host';
import { redactedAddress } from '../remotes/private-address';
import type { PublicRemotes } from '../remotes/public-remote';

/** The path of this page for third parties. A path with a token is replaced by its route pattern. */
export function ownPath(remotes: PublicRemotes): string {
  const { pathname } = location;
  const patterns = Object.values(remotes).flatMap(({ paths }) => paths);
  const pattern = bestMatch(patterns, (one) => one, pathname)?.candidate ?? null;
  return redactedAddress({ pathname, search: '' }, pattern).path;
}
