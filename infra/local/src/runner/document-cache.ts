import type http from 'node:http';
import { LRUCache } from 'lru-cache';
import { within } from '../waiting.ts';

/** What the site answered, whole, with the headers that visitors get. */
export interface Answer {
  readonly status: number;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

interface Entry extends Answer {
  readonly freshUntil: number;
  /** Until then it is served while a new one is asked for. */
  readonly staleUntil: number;
  /** Until then it is served where the site fails. */
  readonly standsInUntil: number;
}

const maxBytes = 64 * 1024 * 1024;
/** A site that takes longer than its own limits has stopped: the last document is served, where there is one. */
const patienceMs = 5_000;
const longestConsent = 200;
/** Addresses that are no documents: they have caches of their own, or none. */
const noDocument = /^\/(?:api|media|assets|remotes)\/|^\/(?:healthz|readyz|remotes\.json|client-failures)$/;
/** A session, the result of a form, a version that only the team sees: such a document is for one person. */
const personalCookies = new Set([
  'sid',
  '__Host-sid',
  'form-report',
  '__Host-form-report',
  'remote-versions',
]);
/** What a document may depend on beside its address. The last one chooses a version while a release is partial. */
const documentCookies = ['currency', 'consent', 'rollout'] as const;

function cookiesOf({ cookie }: http.IncomingHttpHeaders): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  if (!cookie) return cookies;
  for (const part of cookie.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}

function encodingOf({ 'accept-encoding': accepted = '' }: http.IncomingHttpHeaders): string {
  if (/\bbr\b/.test(String(accepted))) return 'br';
  return /\bgzip\b/.test(String(accepted)) ? 'gzip' : 'identity';
}

/** How a document is asked for, where anybody may be served the same one: by address, currency, consent and encoding. */
export function sharedRequest({ method, url = '/', headers }: http.IncomingMessage) {
  if (method !== 'GET' || noDocument.test(pathOf(url))) return null;
  const cookies = cookiesOf(headers);
  for (const name of cookies.keys()) if (personalCookies.has(name)) return null;
  const consent = cookies.get('consent') ?? '';
  if (consent.length > longestConsent) return null;
  const encoding = encodingOf(headers);
  return {
    key: `${encoding}\n${cookies.get('currency') ?? ''}\n${consent}\n${url}`,
    /** The headers with which the site is asked; made only then, because most documents are there already. */
    headers: () => sharedHeaders(headers, cookies, encoding),
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Nothing else of a visitor reaches the site, so nothing else can be in the answer. */
function sharedHeaders(
  { 'if-none-match': _own, cookie: _cookies, ...rest }: http.IncomingHttpHeaders,
  cookies: ReadonlyMap<string, string>,
  encoding: string,
): http.OutgoingHttpHeaders {
  const cookie = documentCookies.flatMap((name) => {
    const value = cookies.get(name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return { ...rest, 'accept-encoding': encoding, ...(cookie.length > 0 && { cookie: cookie.join('; ') }) };
}

const secondsOf = (control: string, name: string): number =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);

/** What a shared cache may keep (RFC 9111), and never what sets a cookie. */
function entryOf(answer: Answer, now: number): Entry | null {
  const control = String(answer.headers['cache-control'] ?? '');
  const seconds = secondsOf(control, 's-maxage');
  if (answer.status !== 200 || !/\bpublic\b/.test(control) || /\bno-store\b/.test(control)) return null;
  if (seconds === 0 || answer.headers['set-cookie']) return null;
  const freshUntil = now + seconds * 1_000;
  return {
    ...answer,
    freshUntil,
    staleUntil: freshUntil + secondsOf(control, 'stale-while-revalidate') * 1_000,
    standsInUntil: freshUntil + secondsOf(control, 'stale-if-error') * 1_000,
  };
}

/** A closed site says so itself, whatever is in the cache. */
const hasFailed = ({ status, headers }: Answer): boolean => status >= 500 && !headers['x-site-closed'];

/**
 * Documents that are the same for everybody, as a proxy or CDN in front of the site keeps them: by the rules of HTTP, one
 * request per document at a time, an expired one while a new one is asked for or the site is away.
 */
export class DocumentCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length || 1,
  });
  private readonly asked = new Map<string, Promise<Answer>>();

  private readonly now: () => number;
  private readonly patienceMs: number;

  constructor({ now = () => performance.now(), patience = patienceMs } = {}) {
    this.now = now;
    this.patienceMs = patience;
  }

  /** `ask` sends the request to the site; it rejects where nothing answers. */
  async get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const entry = this.entries.get(key);
    const now = this.now();
    if (entry && now < entry.freshUntil) return entry;
    if (entry && now < entry.staleUntil) {
      void this.refresh(key, ask).catch(() => undefined);
      return entry;
    }
    const standIn = entry && now < entry.standsInUntil ? entry : null;
    try {
      const isShared = this.asked.has(key);
      const asking = this.refresh(key, ask);
      const answer = standIn ? await within(this.patienceMs, asking) : await asking;
      if (hasFailed(answer) && standIn) return standIn;
      // Another visitor's answer that may not be kept is nobody else's.
      return isShared && !entryOf(answer, now) ? await ask() : answer;
    } catch (error) {
      if (standIn) return standIn;
      throw error;
    }
  }

  private refresh(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const before = this.asked.get(key);
    if (before) return before;
    const since = this.now();
    const asking = ask()
      .then((answer) => {
        const entry = entryOf(answer, since);
        if (entry) this.entries.set(key, entry);
        else if (!hasFailed(answer)) this.entries.delete(key);
        return answer;
      })
      .finally(() => this.asked.delete(key));
    this.asked.set(key, asking);
    return asking;
  }
}
