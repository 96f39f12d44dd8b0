import type { RegistryEntry } from './schema.ts';

/** A version that served for longer than this is not what changed: a person decides. */
export const automaticRollbackMs = 15 * 60_000;

/** Whether a version went live, for everybody or for a share of the visitors, a moment ago. */
export function isRecentPromotion(entry: RegistryEntry | undefined, version: string, now: Date): boolean {
  const { current, promotedAt, candidate } = entry ?? {};
  const isRecent = (since: string | null | undefined): boolean =>
    since != null && now.getTime() - Date.parse(since) <= automaticRollbackMs;
  return (
    (candidate?.manifest.version === version && isRecent(candidate.promotedAt)) ||
    (current?.version === version && isRecent(promotedAt))
  );
}
