import type http from 'node:http';
import { LRUCache } from 'lru-cache';
import { within } from '../waiting.ts';

/** A complete response of the site, with the headers that visitors get. */
export interface Answer {
  readonly status: number;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

interface Entry extends Answer {
  readonly freshUntil: number;
  /** stale-while-revalidate */
  readonly staleUntil: number;
  /** stale-if-error */
  readonly staleIfErrorUntil: number;
}

const maxBytes = 64 * 1024 * 1024;
/** A site that exceeds its own timeouts is hung: the stale document is served if there is one. */
const patienceMs = 5_000;
const longestConsent = 200;
/** Paths that are not documents: they have caches of their own, or none. */
const noDocument = /^\/(?:api|media|assets|remotes)\/|^\/(?:healthz|readyz|remotes\.json|client-failures)$/;
/** A session, the result of a form, a preview version: such documents are personal. */
const personalCookies = new Set([
  'sid',
  '__Host-sid',
  'form-report',
  '__Host-form-report',
  'remote-versions',
]);
/** Cookies that documents vary by. The last one selects a version during a partial rollout. */
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

/**
 * The cache key (URL, currency, consent, encoding) and upstream headers of a request for a shared document; null if it
 * is not shared.
 */
export function sharedRequest({ method, url = '/', headers }: http.IncomingMessage) {
  if (method !== 'GET' || noDocument.test(pathOf(url))) return null;
  const cookies = cookiesOf(headers);
  for (const name of cookies.keys()) if (personalCookies.has(name)) return null;
  const consent = cookies.get('consent') ?? '';
  if (consent.length > longestConsent) return null;
  const encoding = encodingOf(headers);
  return {
    key: `${encoding}\n${cookies.get('currency') ?? ''}\n${consent}\n${url}`,
    /** Headers of the upstream request; built lazily, because most requests are cache hits. */
    headers: () => sharedHeaders(headers, cookies, encoding),
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** No other header or cookie reaches the site, so nothing personal can be in the response. */
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

/** A cache entry under the rules for shared caches (RFC 9111), and never for a response that sets a cookie. */
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
    staleIfErrorUntil: freshUntil + secondsOf(control, 'stale-if-error') * 1_000,
  };
}

/** A site that is closed for maintenance sends its own 503, which is not replaced with a stale document. */
const hasFailed = ({ status, headers }: Answer): boolean => status >= 500 && !headers['x-site-closed'];

/**
 * Caches shared documents as a proxy or CDN in front of the site does: HTTP caching rules, request coalescing,
 * stale-while-revalidate and stale-if-error.
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

  /** `ask` sends the upstream request; it rejects without a response. */
  async get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const entry = this.entries.get(key);
    const now = this.now();
    if (entry && now < entry.freshUntil) return entry;
    if (entry && now < entry.staleUntil) {
      void this.refresh(key, ask).catch(() => undefined);
      return entry;
    }
    const staleEntry = entry && now < entry.staleIfErrorUntil ? entry : null;
    try {
      const isShared = this.asked.has(key);
      const asking = this.refresh(key, ask);
      const answer = staleEntry ? await within(this.patienceMs, asking) : await asking;
      if (hasFailed(answer) && staleEntry) return staleEntry;
      // A coalesced response that is not cacheable belongs to the other visitor only.
      return isShared && !entryOf(answer, now) ? await ask() : answer;
    } catch (error) {
      if (staleEntry) return staleEntry;
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
