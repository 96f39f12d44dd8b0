import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { versionId, type RemoteManifest } from '@valam/registry/schema';
import type { LiveVersions } from '../render/loaded-versions';
import type { Mark } from '../render/mark-file';
import type { FromRenderer, RendererSettings } from '../render/protocol';
import type { Log } from './log';
import { Renderer } from './renderer';
import { rendererFlags } from './renderer-flags';

/** More concurrent pages in one process would only make each of them slower. */
const mostInFlight = 40;
/** Delay before a retry to start a process or to load a version. */
const retryMs = 1_000;
/**
 * Versions are loaded one after the other, and the shell listens once each was tried: one whose code waits forever while it loads
 * must not hold up the others.
 */
const longestLoadMs = 5_000;

interface PoolEvents {
  failure: [Extract<FromRenderer, { kind: 'failure' }>];
  hung: [Mark];
  crashed: [Mark];
  died: [Mark];
  available: [];
}

/** Keeps as many rendering processes as configured, each with all adopted versions loaded. */
export class RendererPool extends EventEmitter<PoolEvents> {
  #renderers: Renderer[] = [];
  #kept: readonly RemoteManifest[] = [];
  #live: readonly LiveVersions[] = [];
  readonly #retrying = new WeakSet<Renderer>();
  #isClosing = false;

  constructor(
    private readonly options: {
      file: string;
      size: number;
      settings: Omit<RendererSettings, 'socket' | 'markFile'>;
      /** Environment variables of the processes. */
      env: NodeJS.ProcessEnv;
      log: Log;
    },
    private readonly loadMs = longestLoadMs,
  ) {
    super();
  }

  async start(): Promise<void> {
    await Promise.all(Array.from({ length: this.options.size }, () => this.#add()));
  }

  /**
   * The least busy process, or null if all are full. The one that has just lost a page is the last choice: its connections may
   * have ended before its exit is known.
   */
  pick(lost: Renderer | null = null): Renderer | null {
    const free = this.#renderers.filter(({ isReady, inFlight }) => isReady && inFlight < mostInFlight);
    const others = free.filter((one) => one !== lost);
    return (others.length > 0 ? others : free).reduce<Renderer | null>(
      (best, one) => (best === null || one.inFlight < best.inFlight ? one : best),
      null,
    );
  }

  get ready(): number {
    return this.#renderers.filter(({ isReady }) => isReady).length;
  }

  /** The number of pages being rendered as a share of the pool's capacity. */
  get occupancy(): number {
    const ready = this.#renderers.filter(({ isReady }) => isReady);
    const inFlight = ready.reduce((sum, renderer) => sum + renderer.inFlight, 0);
    return ready.length === 0 ? 1 : inFlight / (ready.length * mostInFlight);
  }

  get pids(): number[] {
    return this.#renderers.flatMap(({ pid }) => pid ?? []);
  }

  /** Loads a version in one process first, then in the others, so that a version that hangs while loading costs only one. */
  async load(manifest: RemoteManifest): Promise<string | null> {
    const first = this.#renderers.find(({ isReady }) => isReady);
    if (!first) return 'no rendering process is ready';
    const error = await this.#loadIn(first, manifest);
    if (error) return error;
    this.#kept = [...this.#kept.filter((one) => versionId(one) !== versionId(manifest)), manifest];
    // Processes that are not ready yet load all kept versions before they become ready.
    const others = this.#renderers.filter((one) => one !== first && one.isReady);
    const errors = await Promise.all(others.map((one) => this.#loadIn(one, manifest)));
    return errors.find((problem) => problem !== null) ?? null;
  }

  /** Unloads all other versions. A version in quarantine stays loaded where it is, but no other process loads it. */
  keepOnly(
    manifests: readonly RemoteManifest[],
    isQuarantined: (version: string) => boolean = () => false,
  ): void {
    const kept = new Set(manifests.map(versionId));
    this.#kept = manifests.filter((manifest) => !isQuarantined(versionId(manifest)));
    for (const renderer of this.#renderers) {
      for (const version of renderer.loaded) {
        if (kept.has(version)) continue;
        renderer.loaded.delete(version);
        renderer.tell({ kind: 'drop', version });
      }
      if (renderer.isReady) void this.#loadFailed(renderer);
    }
  }

  setCurrent(live: readonly LiveVersions[]): void {
    this.#live = live;
    for (const renderer of this.#renderers) renderer.tell({ kind: 'current', live });
  }

  /** Ends the processes after their pages, or after the time limit. */
  async close(limitMs: number): Promise<void> {
    this.#isClosing = true;
    const until = Date.now() + limitMs;
    while (Date.now() < until && this.#renderers.some(({ inFlight }) => inFlight > 0)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const gone = this.#renderers.map(
      (one) => new Promise<void>((resolve) => one.once('gone', () => resolve())),
    );
    for (const renderer of this.#renderers) renderer.close();
    const timer = setTimeout(() => this.#renderers.forEach((one) => one.kill()), 1_000);
    await Promise.all(gone);
    clearTimeout(timer);
  }

  #loadIn(renderer: Renderer, manifest: RemoteManifest): Promise<string | null> {
    return renderer.load(manifest, this.loadMs);
  }

  async #add(): Promise<void> {
    if (this.#isClosing) return;
    const { file, settings, env, size } = this.options;
    const renderer = new Renderer(file, settings, env, rendererFlags(size));
    this.#renderers.push(renderer);
    renderer.on('failure', (failure) => this.emit('failure', failure));
    for (const end of ['hung', 'crashed'] as const) {
      renderer.once(end, (mark) => {
        // It failed while loading: if it were kept, it would end every replacement process too.
        if (!renderer.loaded.has(mark.version))
          this.#kept = this.#kept.filter((one) => versionId(one) !== mark.version);
        if (mark.version) this.emit(end, mark);
      });
    }
    renderer.once('died', (mark) => this.emit('died', mark));
    let hasStarted = false;
    renderer.once('ready', () => (hasStarted = true));
    renderer.once('gone', ({ hung }) => {
      this.#renderers = this.#renderers.filter((one) => one !== renderer);
      if (this.#isClosing) return;
      this.options.log.error(
        hung ? 'rendering process hung, replaced' : 'rendering process ended, replaced',
        {
          pid: renderer.pid,
        },
      );
      // With a delay if the system could not start the process: an immediate retry would fail too.
      if (hasStarted) void this.#add();
      else setTimeout(() => void this.#add(), retryMs).unref();
    });
    await new Promise<void>((resolve) => {
      renderer.once('ready', resolve);
      renderer.once('gone', () => resolve());
    });
    if (!renderer.isReady) return;
    // Ready only when everything has loaded: no page may miss an adopted version.
    renderer.isReady = false;
    renderer.tell({ kind: 'current', live: this.#live });
    await this.#loadKept(renderer);
    if (!this.#renderers.includes(renderer)) return;
    renderer.isReady = true;
    this.emit('available');
    void this.#loadFailed(renderer);
  }

  /** Retries failed loads; otherwise the process would respond without these versions until the next release. */
  async #loadFailed(renderer: Renderer): Promise<void> {
    if (this.#retrying.has(renderer)) return;
    this.#retrying.add(renderer);
    const failed = (): RemoteManifest[] => this.#kept.filter((one) => !renderer.loaded.has(versionId(one)));
    while (failed().length > 0) {
      await pause(retryMs, undefined, { ref: false });
      if (!this.#renderers.includes(renderer)) return;
      await Promise.all(failed().map((manifest) => this.#loadIn(renderer, manifest)));
    }
    this.#retrying.delete(renderer);
  }

  /** Loads all kept versions, including those adopted meanwhile. */
  async #loadKept(renderer: Renderer): Promise<void> {
    const asked = new Set<string>();
    for (;;) {
      const missing = this.#kept.filter((manifest) => !asked.has(versionId(manifest)));
      if (missing.length === 0) return;
      for (const manifest of missing) asked.add(versionId(manifest));
      await Promise.all(missing.map((manifest) => this.#loadIn(renderer, manifest)));
    }
  }
}
