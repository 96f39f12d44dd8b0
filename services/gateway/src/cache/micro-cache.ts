import { createHash } from 'node:crypto';

export interface CachedBody {
  readonly body: Buffer;
  readonly etag: string;
  readonly control: string;
}

interface Entry extends CachedBody {
  readonly tags: readonly string[];
  freshUntil: number;
  readonly readAt: number;
}

const maxEntries = 2_000;
const maxAddresses = 10_000;
const maxBytes = 64 * 1024 * 1024;
const maxBodyBytes = 2 * 1024 * 1024;
/** How long an answer that is no longer fresh may stand in when its service is away. */
const standInMs = 30 * 60_000;
/** A service that is away is not asked by every single request. */
const askAgainMs = 1_000;
/** A service that takes longer is not waited for by those who can be told the last answer: a page has no more time. */
const patienceMs = 400;

export interface CacheRule {
  readonly seconds: number;
  readonly tags: readonly string[];
}

/**
 * Answers that are the same for everybody, for a few seconds. Keys are made of the validated query, so that unknown
 * parameters do not fill it; what a raw address meant is remembered beside, so that a hit needs no parsing at all.
 */
export class MicroCache {
  private readonly entries = new Map<string, Entry>();
  private readonly keyOfAddress = new Map<string, string>();
  private readonly underWay = new Map<string, { epoch: number; answer: Promise<CachedBody> }>();
  private bytes = 0;
  private epoch = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The fresh answer to an address exactly as it was asked before. */
  peek(address: string): CachedBody | undefined {
    const key = this.keyOfAddress.get(address);
    return key === undefined ? undefined : this.fresh(key);
  }

  /** The last answer to an address, fresh or not: for when asking again would make others late. */
  lastKnown(address: string): CachedBody | undefined {
    const entry = this.entries.get(this.keyOfAddress.get(address) ?? '');
    return entry && this.now() - entry.readAt <= standInMs ? entry : undefined;
  }

  /** The fresh answer, or the one that is being fetched, or a new one; one call upstream per key at a time. */
  async get(
    key: string,
    address: string,
    rule: CacheRule,
    fetch: () => Promise<string>,
    mayStandIn: (error: unknown) => boolean,
  ): Promise<CachedBody> {
    this.remember(address, key);
    const hit = this.fresh(key);
    if (hit) return hit;
    const known = this.underWay.get(key);
    if (known && known.epoch === this.epoch) return known.answer;
    const answer = this.load(key, rule, fetch, mayStandIn);
    const mine = { epoch: this.epoch, answer };
    this.underWay.set(key, mine);
    const done = () => {
      if (this.underWay.get(key) === mine) this.underWay.delete(key);
    };
    answer.then(done, done);
    return answer;
  }

  /** Whatever carries one of the tags is asked afresh, also what is on its way now. */
  drop(tags: readonly string[]): void {
    this.epoch++;
    for (const entry of this.entries.values())
      if (entry.tags.some((tag) => tags.includes(tag))) entry.freshUntil = 0;
  }

  dropAll(): void {
    this.epoch++;
    for (const entry of this.entries.values()) entry.freshUntil = 0;
  }

  private fresh(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    return entry && entry.freshUntil > this.now() ? entry : undefined;
  }

  private async load(
    key: string,
    rule: CacheRule,
    fetch: () => Promise<string>,
    mayStandIn: (error: unknown) => boolean,
  ): Promise<CachedBody> {
    const fetched = this.fetched(key, rule, fetch);
    const old = this.entries.get(key);
    if (!old || this.now() - old.readAt > standInMs) return fetched;
    let timer: NodeJS.Timeout | undefined;
    const slow = new Promise<Entry>((resolve) => {
      timer = setTimeout(() => resolve(this.standIn(old)), patienceMs);
    });
    try {
      return await Promise.race([fetched, slow]);
    } catch (error) {
      if (mayStandIn(error)) return this.standIn(old);
      throw error;
    } finally {
      clearTimeout(timer);
      // No one waits for it any more; what it brings is for the next one.
      fetched.catch(() => undefined);
    }
  }

  private async fetched(key: string, rule: CacheRule, fetch: () => Promise<string>): Promise<CachedBody> {
    const startedIn = this.epoch;
    const body = await fetch();
    // Read before something changed: true enough for who asked, not for the next one.
    const freshUntil = startedIn === this.epoch ? this.now() + rule.seconds * 1_000 : 0;
    return this.store(key, entryOf(body, rule, freshUntil, this.now()));
  }

  private standIn(old: Entry): Entry {
    old.freshUntil = this.now() + askAgainMs;
    return old;
  }

  private store(key: string, entry: Entry): Entry {
    if (entry.body.length > maxBodyBytes) return entry;
    this.forget(key);
    this.entries.set(key, entry);
    this.bytes += entry.body.length;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= maxEntries && this.bytes <= maxBytes) break;
      this.forget(oldest);
    }
    return entry;
  }

  private forget(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.body.length;
  }

  private remember(address: string, key: string): void {
    if (this.keyOfAddress.size >= maxAddresses) this.keyOfAddress.clear();
    this.keyOfAddress.set(address, key);
  }
}

function entryOf(body: string, rule: CacheRule, freshUntil: number, readAt: number): Entry {
  return {
    body: Buffer.from(body),
    tags: rule.tags,
    freshUntil,
    readAt,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    control: `public, max-age=0, s-maxage=${rule.seconds}, stale-while-revalidate=30`,
  };
}
