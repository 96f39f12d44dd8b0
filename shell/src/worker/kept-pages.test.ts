import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KeptPages } from './kept-pages';

const path = '/spiritual-tours/kaveri';
const { fetch: realFetch, caches: realCaches, Response: RealResponse } = globalThis;

/** The part of a `Response` that `KeptPages` uses. */
class StandInResponse {
  readonly headers: { get(name: string): string | null };
  constructor(_body: string, { headers }: { headers: Record<string, string> }) {
    this.headers = { get: (name) => headers[name] ?? null };
  }
}

let stored: Map<string, unknown>;
let answer: () => void;

beforeEach(() => {
  stored = new Map();
  const cache = {
    put: (at: string, page: unknown) => Promise.resolve(void stored.set(at, page)),
    match: (at: string) => Promise.resolve(stored.get(at)),
    delete: (at: string) => Promise.resolve(stored.delete(at)),
  };
  const page = {
    ok: true,
    redirected: false,
    headers: new Map<string, string>(),
    text: () => Promise.resolve(''),
  };
  Object.assign(globalThis, {
    caches: { open: () => Promise.resolve(cache) },
    Response: StandInResponse,
    fetch: () => new Promise((resolve) => (answer = () => resolve(page))),
  });
});
afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch, caches: realCaches, Response: RealResponse });
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a page stored for offline use', () => {
  it('is not stored again by a refresh in flight after it was removed', async () => {
    const kept = new KeptPages();
    const keeping = kept.keep(path, new Date('2026-01-01'));
    await turn();
    answer();
    await keeping;
    expect(stored.has(path)).toBe(true);
    const refreshing = kept.refresh(path, new Date('2026-01-03'));
    await turn();
    await kept.letGo(path);
    answer();
    await refreshing;
    expect(stored.has(path)).toBe(false);
  });

  it('is stored if it was removed and saved again while a fetch was in flight', async () => {
    const kept = new KeptPages();
    const first = kept.keep(path);
    await turn();
    const answerFirst = answer;
    await kept.letGo(path);
    const second = kept.keep(path);
    await turn();
    answerFirst();
    answer();
    await Promise.all([first, second]);
    expect(stored.has(path)).toBe(true);
  });
});
