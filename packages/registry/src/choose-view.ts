import { manifestsOf, versionId, type Registry, type RegistryEntry, type RemoteManifest } from './schema.ts';

/** The version of every remote in one page view; a remote without any usable version is missing. */
export type View = Readonly<Record<string, RemoteManifest>>;

export interface VersionFacts {
  /** Its server bundle has loaded in the rendering processes. */
  readonly isAdopted: (version: string) => boolean;
  /** It hung or failed too often in this shell. */
  readonly isQuarantined: (version: string) => boolean;
  /** The last version of a remote that worked, for when none in the registry does. */
  readonly lastGood: (remote: string) => RemoteManifest | null;
}

export interface Visitor {
  /** 0–99, the same for all of a visitor's page views. */
  readonly bucket: number;
  /** Versions requested by a member of staff: remote → version. */
  readonly wanted: Readonly<Record<string, string>>;
}

/**
 * Chooses a version per remote, the first usable one of: the requested one, the candidate, the current one, the previous
 * one, the last one that worked.
 */
export function chooseView(registry: Registry, facts: VersionFacts, visitor: Visitor): View {
  const view: Record<string, RemoteManifest> = {};
  for (const [name, entry] of Object.entries(registry.remotes)) {
    const last = facts.lastGood(name);
    const isOffered = last && !entry.bad.includes(last.version);
    const order = [...inOrder(name, entry, visitor), ...(isOffered ? [last] : [])];
    const fit = order.find((manifest) => isFit(manifest, facts));
    if (fit) view[name] = fit;
  }
  return view;
}

function inOrder(name: string, entry: RegistryEntry, visitor: Visitor): RemoteManifest[] {
  const { current, previous, candidate } = entry;
  const wanted = manifestsOf(entry).filter((manifest) => manifest.version === visitor.wanted[name]);
  const offered = candidate && visitor.bucket < candidate.percent ? [candidate.manifest] : [];
  return [...wanted, ...offered, current, ...(previous ? [previous] : [])];
}

function isFit(manifest: RemoteManifest, facts: VersionFacts): boolean {
  const version = versionId(manifest);
  return facts.isAdopted(version) && !facts.isQuarantined(version);
}
