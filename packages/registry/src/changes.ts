import type { Registry, RegistryEntry, RemoteManifest } from './schema.ts';

/** Number of rolled-back versions stored per remote. */
const badKept = 20;

interface Promotion {
  readonly percent?: number;
  readonly now: Date;
  /**
   * The live version on which this promotion was based (null: none). If another promotion came in between, this one is
   * refused instead of replacing a release that its author has not seen.
   */
  readonly replaces?: string | null;
  /** The same for the version that a share of the visitors has. */
  readonly replacesPartial?: string | null;
  /** Rejects a version that was rolled back: a release in steps must not continue after it has failed. */
  readonly isUnlessRolledBack?: boolean;
}

/** Makes a version live: for all visitors, or first for a share of them. */
export function promoted(registry: Registry, manifest: RemoteManifest, promotion: Promotion): Registry {
  const { name, version } = manifest;
  const entry = registry.remotes[name];
  const found = entry?.current.version ?? null;
  refuseOvertaken(entry, manifest, promotion);
  const promotedAt = promotion.now.toISOString();
  if (promotion.isUnlessRolledBack && entry?.bad.includes(version))
    throw new Error(
      `${name} ${version} was rolled back. See why; promote.ts without --unless-rolled-back lifts the mark.`,
    );
  if (!entry) {
    return withEntry(registry, name, {
      current: manifest,
      promotedAt,
      previous: null,
      candidate: null,
      bad: [],
    });
  }
  // A promotion is deliberate: it clears the mark of an earlier rollback.
  const bad = entry.bad.filter((one) => one !== version);
  const { percent = 100 } = promotion;
  // All visitors have it already: a rollback of a partial release would mark the same version that it returns to.
  if (found === version) return withEntry(registry, name, { ...entry, bad, candidate: null });
  if (percent < 100) {
    return withEntry(registry, name, { ...entry, bad, candidate: { manifest, percent, promotedAt } });
  }
  return withEntry(registry, name, {
    current: manifest,
    promotedAt,
    previous: entry.bad.includes(entry.current.version) ? null : entry.current,
    candidate: null,
    bad,
  });
}

/** Rejects a promotion if the remote's version is no longer the one that its author has seen. */
function refuseOvertaken(
  entry: RegistryEntry | undefined,
  { name, version }: RemoteManifest,
  { replaces, replacesPartial }: Promotion,
): void {
  const isOther = (found: string | null, seen: string | null | undefined): boolean =>
    seen !== undefined && found !== seen && found !== version;
  const refusal = (what: string) =>
    new Error(`${name} ${what} while ${version} was being promoted. Look at it, then promote again.`);
  const found = entry?.current.version ?? null;
  if (isOther(found, replaces)) throw refusal(`${found ?? 'nothing'} went live`);
  const partial = entry?.candidate;
  if (partial && isOther(partial.manifest.version, replacesPartial))
    throw refusal(`${partial.manifest.version} went live for ${partial.percent} %`);
}

/**
 * Reverts the last change: ends a partial release, otherwise returns to the previous version. The removed version is
 * marked as bad, so that it is never a fallback.
 */
export function rolledBack(registry: Registry, name: string): Registry {
  const entry = entryOf(registry, name);
  if (entry.candidate) {
    const { version } = entry.candidate.manifest;
    const previous = entry.previous?.version === version ? null : entry.previous;
    return withEntry(registry, name, { ...entry, previous, candidate: null, bad: markedBad(entry, version) });
  }
  if (!entry.previous) throw new Error(`${name} has no version to return to from ${entry.current.version}`);
  return withEntry(registry, name, {
    current: entry.previous,
    promotedAt: null,
    previous: null,
    candidate: null,
    bad: markedBad(entry, entry.current.version),
  });
}

/** The version that a rollback would remove. */
export function lastStep(registry: Registry, name: string): string {
  const entry = entryOf(registry, name);
  return (entry.candidate?.manifest ?? entry.current).version;
}

function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = registry.remotes[name];
  if (!entry) throw new Error(`There is no remote ${name}`);
  return entry;
}

const markedBad = (entry: RegistryEntry, version: string): string[] =>
  [version, ...entry.bad.filter((one) => one !== version)].slice(0, badKept);

const withEntry = (registry: Registry, name: string, entry: RegistryEntry): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: entry },
});

/** Closes the site to visitors until about this time; releases continue. */
export const closed = (registry: Registry, until: Date): Registry => ({
  ...registry,
  maintenance: { until: until.toISOString() },
});

export const opened = ({ revision, remotes }: Registry): Registry => ({ revision, remotes });
