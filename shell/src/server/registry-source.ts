import { readRegistry, type RegistryRead } from '@valam/registry/read-registry';
import { emptyRegistry, RemoteManifest, type Registry } from '@valam/registry/schema';
import * as z from 'zod/mini';
import type { Log } from './log';

const pollMs = 250;
const limitMs = 1_000;

/** The last readable registry. Polls for changes several times a second; an unreadable registry is ignored. */
export class RegistrySource {
  #registry: Registry = emptyRegistry;
  /** The registry as last read, before the development remotes are merged in. */
  #read: RegistryRead | null = null;
  #development = '';
  #problem: string | null = 'not read yet';
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly options: {
      place: string;
      /** Overrides the registry: remote → URL of a development server's entry. */
      devRemotes: Readonly<Record<string, string>>;
      log: Log;
      onChange: (registry: Registry, before: Registry) => void;
    },
  ) {}

  get registry(): Registry {
    return this.#registry;
  }

  /** Why the last read failed; null if it succeeded. */
  get problem(): string | null {
    return this.#problem;
  }

  async start(): Promise<void> {
    await this.#look();
    const next = (): void => {
      if (this.#isStopped) return;
      this.#timer = setTimeout(() => void this.#look().finally(next), pollMs);
    };
    next();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      const { place, devRemotes } = this.options;
      const [changed, entries] = await Promise.all([
        readRegistry(place, this.#read?.etag),
        Promise.all(Object.values(devRemotes).map(fetchText)),
      ]);
      this.#problem = null;
      const development = entries.join('\n');
      const read = changed ?? this.#read;
      if (!read || (!changed && development === this.#development)) return;
      const registry = withDevelopment(read.registry, entries);
      const before = this.#registry;
      this.#registry = registry;
      this.#read = read;
      this.#development = development;
      this.options.onChange(registry, before);
    } catch (error) {
      const problem = String(error);
      // Logged once per kind of failure, not on every read.
      if (problem !== this.#problem) {
        this.options.log.error('registry unreadable, the last good one stays', { reason: problem });
      }
      this.#problem = problem;
    }
  }
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(limitMs),
    cache: 'no-store',
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

function withDevelopment(registry: Registry, entries: readonly string[]): Registry {
  const remotes = { ...registry.remotes };
  for (const entry of entries) {
    const manifest = z.parse(RemoteManifest, JSON.parse(entry));
    remotes[manifest.name] = {
      current: manifest,
      promotedAt: null,
      previous: null,
      candidate: null,
      bad: [],
    };
  }
  return { ...registry, remotes };
}
