import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Registry, RemoteManifest } from '../remotes/registry';
import type { Log } from './log';

const pollMs = 250;
const limitMs = 1_000;

/** The registry as it was last readable. Looks for changes several times a second; what is broken changes nothing. */
export class RegistrySource {
  #registry: Registry = { remotes: {} };
  #text = '';
  #problem: string | null = 'not read yet';
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly options: {
      place: string;
      /** Laid over the registry: remote → address of a development server's entry. */
      devRemotes: Readonly<Record<string, string>>;
      log: Log;
      onChange: (registry: Registry, before: Registry) => void;
    },
  ) {}

  get registry(): Registry {
    return this.#registry;
  }

  /** Why the last look failed; null when it did not. */
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
      const text = (await this.#read()) + (await this.#readDevelopment());
      if (text === this.#text) return void (this.#problem = null);
      const [file = '', ...entries] = text.split('\u0000');
      const registry = withDevelopment(z.parse(Registry, JSON.parse(file)), entries);
      const before = this.#registry;
      this.#registry = registry;
      this.#text = text;
      this.#problem = null;
      this.options.onChange(registry, before);
    } catch (error) {
      const problem = String(error);
      // Once per kind of failure, not at every look.
      if (problem !== this.#problem) {
        this.options.log.error('registry unreadable, the last good one stays', { reason: problem });
      }
      this.#problem = problem;
    }
  }

  async #read(): Promise<string> {
    const { place } = this.options;
    return /^https?:/.test(place) ? fetchText(place) : readFile(place, 'utf8');
  }

  async #readDevelopment(): Promise<string> {
    const texts = await Promise.all(Object.values(this.options.devRemotes).map(fetchText));
    return texts.map((text) => `\u0000${text}`).join('');
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
    remotes[manifest.name] = { current: manifest, previous: null, candidate: null };
  }
  return { ...registry, remotes };
}
