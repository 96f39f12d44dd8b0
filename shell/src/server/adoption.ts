import type { VersionFacts } from '@valam/registry/choose-view';
import {
  emptyRegistry,
  manifestsOf,
  versionId,
  type Registry,
  type RegistryEntry,
  type RemoteManifest,
} from '@valam/registry/schema';
import type { Log } from './log';
import type { RendererPool } from './renderer-pool';

const retryMs = 2_000;

/** Versions released since then, to all or to some visitors; they leave quarantine. */
function releasedSince(before: RegistryEntry | undefined, { current, candidate }: RegistryEntry): string[] {
  const released: RemoteManifest[] = before?.current.version === current.version ? [] : [current];
  const isSame =
    before?.candidate?.manifest.version === candidate?.manifest.version &&
    before?.candidate?.promotedAt === candidate?.promotedAt;
  if (candidate && !isSame) released.push(candidate.manifest);
  return released.map(versionId);
}

/**
 * Quarantine times of a remote's only usable version; longer each time, because a version that really hangs costs a process each
 * time.
 */
const quarantineMs = [5_000, 15_000, 60_000];

/**
 * Decides which versions are served to visitors. A version is adopted once its server bundle has loaded in every rendering
 * process; until then, or if it fails, the previous version is served. So no request waits for a download, and a broken release
 * never reaches a visitor.
 */
export class Adoption implements VersionFacts {
  readonly #adopted = new Set<string>();
  readonly #quarantine = new Map<string, string>();
  readonly #problems = new Map<string, string>();
  readonly #quarantinesOfLast = new Map<string, number>();
  /** The last good version of each remote, even if the registry no longer lists it. */
  readonly #lastGood = new Map<string, RemoteManifest>();
  #registry: Registry = emptyRegistry;
  #running: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: RendererPool,
    private readonly generations: readonly number[],
    private readonly log: Log,
  ) {}

  isAdopted = (version: string): boolean => this.#adopted.has(version);
  isQuarantined = (version: string): boolean => this.#quarantine.has(version);
  lastGood = (remote: string): RemoteManifest | null => this.#lastGood.get(remote) ?? null;

  /** Remotes without a usable version, with the reason. */
  missing(): Record<string, string> {
    const missing: Record<string, string> = {};
    for (const [name, entry] of Object.entries(this.#registry.remotes)) {
      const last = this.lastGood(name);
      if (![...manifestsOf(entry), ...(last ? [last] : [])].some(this.#isFit))
        missing[name] = this.#problems.get(versionId(entry.current)) ?? 'not loaded yet';
    }
    return missing;
  }

  /** Applies a changed registry; settles after every version was tried. */
  follow(registry: Registry): Promise<void> {
    const before = this.#registry;
    this.#registry = registry;
    for (const [name, entry] of Object.entries(registry.remotes))
      for (const version of releasedSince(before.remotes[name], entry)) this.#quarantine.delete(version);
    this.pool.setCurrent(
      Object.values(registry.remotes).map(({ current, previous }) => ({ current, previous })),
    );
    this.#running = this.#running.then(() => this.#adoptAll());
    return this.#running;
  }

  /** True if another version of the same remote can be served instead. */
  hasAnother(version: string): boolean {
    const entry = this.#registry.remotes[version.slice(0, version.indexOf('@'))];
    const others = entry ? manifestsOf(entry).map(versionId) : [];
    return others.some((other) => other !== version && this.isAdopted(other) && !this.isQuarantined(other));
  }

  /**
   * Permanent if another version can be served instead, else temporary: on a busy machine a healthy version may seem to hang.
   */
  quarantine(version: string, reason: string): void {
    if (this.#quarantine.has(version)) return;
    const isLast = !this.hasAnother(version);
    this.#quarantine.set(version, reason);
    const [remote, number] = version.split('@');
    this.log.error('remote version quarantined', { remote, version: number, reason, isLast });
    if (isLast) this.#releaseLater(version);
  }

  #releaseLater(version: string): void {
    const count = this.#quarantinesOfLast.get(version) ?? 0;
    this.#quarantinesOfLast.set(version, count + 1);
    const durationMs = quarantineMs[Math.min(count, quarantineMs.length - 1)];
    setTimeout(() => {
      this.#quarantine.delete(version);
      // Adopts a version that hung while it was loaded.
      void this.follow(this.#registry);
    }, durationMs).unref();
  }

  async #adoptAll(): Promise<void> {
    const wanted = Object.values(this.#registry.remotes).flatMap(manifestsOf);
    let hasFailed = false;
    for (const manifest of wanted) hasFailed = !(await this.#adopt(manifest)) || hasFailed;
    this.#noteGood();
    this.#keep([...wanted, ...this.#lastGood.values()]);
    clearTimeout(this.#retry);
    if (hasFailed) this.#retry = setTimeout(() => void this.follow(this.#registry), retryMs).unref();
  }

  #isFit = (manifest: RemoteManifest): boolean => {
    const version = versionId(manifest);
    return this.isAdopted(version) && !this.isQuarantined(version);
  };

  #noteGood(): void {
    for (const name of this.#lastGood.keys()) if (!this.#registry.remotes[name]) this.#lastGood.delete(name);
    for (const [name, entry] of Object.entries(this.#registry.remotes)) {
      const good = manifestsOf(entry).find(this.#isFit);
      if (good) this.#lastGood.set(name, good);
    }
  }

  /** Unloaded versions are no longer adopted; if one returns, it is adopted again. */
  #keep(manifests: readonly RemoteManifest[]): void {
    const kept = new Map(manifests.map((manifest) => [versionId(manifest), manifest]));
    for (const version of kept.keys()) if (!this.isAdopted(version)) kept.delete(version);
    this.pool.keepOnly([...kept.values()], this.isQuarantined);
    for (const version of this.#adopted) if (!kept.has(version)) this.#adopted.delete(version);
  }

  async #adopt(manifest: RemoteManifest): Promise<boolean> {
    const version = versionId(manifest);
    if (this.#adopted.has(version) || this.#quarantine.has(version)) return true;
    const error = this.generations.includes(manifest.platform)
      ? await this.pool.load(manifest)
      : `it was built for platform ${manifest.platform}, served are ${this.generations.join(' and ')}`;
    if (error === null) {
      this.#adopted.add(version);
      this.#problems.delete(version);
      this.log.info('remote version adopted', { remote: manifest.name, version: manifest.version });
      return true;
    }
    if (this.#problems.get(version) !== error) {
      this.log.error('remote version not adopted', {
        remote: manifest.name,
        version: manifest.version,
        reason: error,
      });
    }
    this.#problems.set(version, error);
    return false;
  }
}
