import type { RegistryEntry } from './schema.ts';

/** A version live for longer than this is unlikely to be the cause of a failure: a person decides. */
export const automaticRollbackMs = 15 * 60_000;

/** Returns true if a version went live recently, for all visitors or for a share of them. */
export function isRecentPromotion(entry: RegistryEntry | undefined, version: string, now: Date): boolean {
  const { current, promotedAt, candidate } = entry ?? {};
  const isRecent = (since: string | null | undefined): boolean =>
    since != null && now.getTime() - Date.parse(since) <= automaticRollbackMs;
  return (
    (candidate?.manifest.version === version && isRecent(candidate.promotedAt)) ||
    (current?.version === version && isRecent(promotedAt))
  );
}
