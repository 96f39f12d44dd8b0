import type { Registry, RegistryEntry, RemoteManifest } from './registry';

/** Makes a version live: for everybody, or first for a part of the visitors. */
export function promoted(registry: Registry, manifest: RemoteManifest, percent = 100): Registry {
  const entry = registry.remotes[manifest.name];
  return withEntry(
    registry,
    manifest.name,
    entry ? promotedEntry(entry, manifest, percent) : fresh(manifest),
  );
}

const fresh = (manifest: RemoteManifest): RegistryEntry => ({
  current: manifest,
  previous: null,
  candidate: null,
});

function promotedEntry(entry: RegistryEntry, manifest: RemoteManifest, percent: number): RegistryEntry {
  if (percent < 100) return { ...entry, candidate: { manifest, percent } };
  if (entry.current.version === manifest.version) return { ...entry, candidate: null };
  return { current: manifest, previous: entry.current, candidate: null };
}

/** Takes the last step back: ends a partial release, else returns to the version before. */
export function rolledBack(registry: Registry, name: string): Registry {
  const entry = registry.remotes[name];
  if (!entry) throw new Error(`There is no remote ${name}`);
  if (entry.candidate) return withEntry(registry, name, { ...entry, candidate: null });
  if (!entry.previous) throw new Error(`${name} has no version before ${entry.current.version}`);
  return withEntry(registry, name, { current: entry.previous, previous: entry.current, candidate: null });
}

const withEntry = (registry: Registry, name: string, entry: RegistryEntry): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: entry },
});

/** Closes the site to visitors until about then; releases go on meanwhile. */
export const closed = (registry: Registry, until: Date): Registry => ({
  ...registry,
  maintenance: { until: until.toISOString() },
});

export const opened = ({ remotes }: Registry): Registry => ({ remotes });
