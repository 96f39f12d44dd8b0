import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export interface CachedBody {
  readonly body: Buffer;
  readonly etag: string;
  readonly control: string;
}

interface Entry extends CachedBody {
  readonly tags: readonly string[];
  readonly askedAt: number;
  /** Sequence number of the fetch: a later one has newer data. */
  readonly turn: number;
  /** End of the period in which the stale entry is served because its service is slow. */
  serveStaleUntil: number;
}

interface CacheRule {
  readonly seconds: number;
  readonly tags: readonly string[];
}

/** A parsed URL: the cache key of its validated parameters, and the cache rule of its route. */
interface Place {
  readonly key: string;
  readonly rule: CacheRule;
}

interface Fetching extends Place {
  readonly fetch: () => Promise<string>;
  readonly mayServeStale: (error: unknown) => boolean;
  /** True if the content does not exist, or no longer. */
  readonly isGone: (error: unknown) => boolean;
}

const maxEntries = 2_000;
const maxAddresses = 10_000;
/** Of all addresses together: anybody may lengthen one by parameters that no route has. */
const maxAddressLength = 4 * 1024 * 1024;
const maxBytes = 32 * 1024 * 1024;
const maxBodyBytes = 2 * 1024 * 1024;
/**
 * stale-while-revalidate: how long a stale response is served while one request refreshes it; the same for a
 * CDN in front.
 */
const revalidateMs = 30_000;
/** stale-if-error: how long the last response may be served while its service is down. */
const staleIfErrorMs = 30 * 60_000;
/** Minimum time between two retries of a service that is down, per key. */
const retryMs = 1_000;
/** Requests that can be served a stale response wait no longer than this, because a page has no more time. */
const staleAfterMs = 400;

const limits = {
  max: maxEntries,
  maxSize: maxBytes,
  sizeCalculation: ({ body }: Entry) => body.length || 1,
  ttlResolution: 0,
};

/**
 * Short-lived cache of responses that are the same for everybody. Keys are built from the validated query, so
 * that unknown parameters do not fill the cache; the key of each raw URL is cached too, so that a hit needs
 * no parsing.
 *
 * A change increments the generation of its tags, which is part of the key: a fetch in flight when the change
 * arrives fills the old key, which is not read anymore, and later requests do not wait for it.
 */
export class MicroCache {
  private readonly places = new LRUCache<string, Place>({
    max: maxAddresses,
    maxSize: maxAddressLength,
    sizeCalculation: ({ key }, address) => address.length + key.length,
  });
  private readonly changes = new Map<string, number>();
  /** By tag, the last fetch that may have read data that was withdrawn since. */
  private readonly forgotten = new Map<string, number>();
  private readonly perf: { now(): number };
  private readonly answers: LRUCache<string, Entry, Fetching>;
  /** The last response of each key in any generation: the fallback if a service is down or slow. */
  private readonly last: LRUCache<string, Entry>;
  private allChanged = 0;
  private turns = 0;
  private withdrawn = 0;

  constructor(
    now: () => number = () => performance.now(),
    /** Resolves when a request that can be served a stale response has waited long enough. */
    private readonly freshTimeout = (signal: AbortSignal): Promise<void> =>
      pause(staleAfterMs, undefined, { signal, ref: false }),
  ) {
    this.perf = { now };
    this.last = new LRUCache({ ...limits, perf: this.perf, ttl: staleIfErrorMs });
    this.answers = new LRUCache({
      ...limits,
      perf: this.perf,
      ttl: retryMs,
      maxEntrySize: maxBodyBytes,
      noDeleteOnStaleGet: true,
      // A waiting request gets its response even if it was evicted from the cache.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _expired, { options, context }) => {
        const { entry, ttl } = await this.load(context);
        options.ttl = ttl;
        return entry;
      },
    });
  }

  /**
   * Increases when responses may have been withdrawn, possibly those about an erased person: copies of parts of
   * earlier responses must then be dropped.
   */
  get withdrawals(): number {
    return this.withdrawn;
  }

  /** The fresh response for exactly this URL. */
  peek(address: string): CachedBody | undefined {
    const place = this.places.get(address);
    if (!place) return undefined;
    const fresh = this.answers.get(this.generationKey(place));
    if (fresh) return fresh;
    const last = this.last.get(place.key);
    return last && last.serveStaleUntil > this.perf.now() ? last : undefined;
  }

  /** The last response for a URL, fresh or stale, for when another call would overload the service. */
  lastKnown(address: string): CachedBody | undefined {
    const place = this.places.get(address);
    return place && this.last.get(place.key);
  }

  /** The fresh response, the one in flight, or a new one; at most one upstream call per key at a time. */
  async get(address: string, fetching: Fetching): Promise<CachedBody> {
    const { key, rule } = fetching;
    this.places.set(address, { key, rule });
    const last = this.last.get(key);
    const isRecent = last && this.perf.now() - last.askedAt <= rule.seconds * 1_000 + revalidateMs;
    const generation = this.generationKey(fetching);
    const answer = this.answers.forceFetch(generation, {
      context: fetching,
      allowStale: Boolean(isRecent),
    });
    if (!last) return answer;
    // If the stale response wins, the fetch continues for the next request.
    answer.catch(() => undefined);
    const waiting = new AbortController();
    const staleAfterTimeout = async () => {
      await this.freshTimeout(waiting.signal);
      // The entry may have changed or been withdrawn during the wait.
      const still = this.last.get(key);
      if (!still) return answer;
      if (this.generationKey(fetching) === generation) still.serveStaleUntil = this.perf.now() + retryMs;
      return still;
    };
    const slow = staleAfterTimeout();
    slow.catch(() => undefined);
    return Promise.race([answer, slow]).finally(() => waiting.abort());
  }

  /** Invalidates all responses with one of the tags, including those in flight. */
  drop(tags: readonly string[]): void {
    for (const tag of tags) this.changes.set(tag, (this.changes.get(tag) ?? 0) + 1);
    for (const entry of this.last.values()) entry.serveStaleUntil = 0;
  }

  /**
   * Like `drop`, for withdrawn content, possibly of an erased person: it is not served while a service is
   * down either.
   */
  forget(tags: readonly string[]): void {
    this.withdrawn++;
    this.drop(tags);
    for (const tag of tags) this.forgotten.set(tag, this.turns);
    for (const [key, entry] of [...this.last.entries()])
      if (entry.tags.some((tag) => tags.includes(tag))) this.last.delete(key);
  }

  /**
   * For missed events, which may have included a withdrawal: earlier responses are served for a service that
   * is down only as long as a CDN would serve them.
   */
  dropAll(): void {
    this.allChanged++;
    this.withdrawn++;
    for (const [key, entry] of [...this.last.entries()].reverse()) {
      entry.serveStaleUntil = 0;
      const ttl = Math.max(1, Math.min(revalidateMs, this.last.getRemainingTTL(key)));
      this.last.set(key, entry, { ttl });
    }
  }

  private generationKey({ key, rule }: Place): string {
    const generation = rule.tags.reduce((sum, tag) => sum + (this.changes.get(tag) ?? 0), this.allChanged);
    return `${generation} ${key}`;
  }

  private async load({
    key,
    rule,
    fetch,
    mayServeStale,
    isGone,
  }: Fetching): Promise<{ entry: Entry; ttl: number }> {
    const asked = { askedAt: this.perf.now(), turn: ++this.turns };
    try {
      const entry = entryOf(await fetch(), rule, asked);
      const forgotten = Math.max(0, ...rule.tags.map((tag) => this.forgotten.get(tag) ?? 0));
      const isNewer = Math.max(forgotten, this.last.get(key)?.turn ?? 0) < asked.turn;
      if (isNewer && entry.body.length <= maxBodyBytes) this.last.set(key, entry);
      return { entry, ttl: rule.seconds * 1_000 };
    } catch (error) {
      const last = this.last.get(key);
      if (last && isGone(error) && last.turn < asked.turn) this.last.delete(key);
      if (!last || !mayServeStale(error)) throw error;
      return { entry: last, ttl: retryMs };
    }
  }
}

function entryOf(body: string, rule: CacheRule, asked: Pick<Entry, 'askedAt' | 'turn'>): Entry {
  return {
    ...asked,
    tags: rule.tags,
    body: Buffer.from(body),
    serveStaleUntil: 0,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    control: `public, max-age=0, s-maxage=${rule.seconds}, stale-while-revalidate=${revalidateMs / 1_000}`,
  };
}
