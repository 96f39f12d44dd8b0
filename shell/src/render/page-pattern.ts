import { bestMatch, type PageView } from '@valam/mfe-kit/host';
import type { RemotesInView } from './loaded-versions';

/** The pattern of the page at a URL; taken from the registry if its remote is unavailable. */
export function patternOf(found: PageView, view: RemotesInView, pathname: string): string | null {
  if (found.kind === 'page') return found.route.path;
  const patterns = [...view.values()].flatMap(({ manifest }) => manifest.paths);
  return bestMatch(patterns, (pattern) => pattern, pathname)?.candidate ?? null;
}
