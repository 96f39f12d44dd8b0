import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { earlierVersion, type EarlierEntry } from '../src/federation/earlier-version';
import { scriptElement } from '../src/federation/script-element';

/** Scripts that load; all others fail. */
const files = new Map<string, () => void>();
let asked: HTMLScriptElement[] = [];
let observer: MutationObserver;

/** jsdom loads no scripts, so load and error events are dispatched here. */
beforeEach(() => {
  asked = [];
  observer = new MutationObserver((records) => {
    for (const script of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      asked.push(script);
      const run = files.get(new URL(script.src).pathname);
      run?.();
      script.dispatchEvent(new Event(run ? 'load' : 'error'));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
});
afterEach(() => {
  observer.disconnect();
  files.clear();
});

const offers = (name: string, edition: string) => () =>
  Object.assign(globalThis, {
    [`mfe_${name}`]: { init() {}, get: () => Promise.resolve(() => ({ edition })) },
  });

function host(earlier: EarlierEntry | null = null) {
  const fallbacks: string[] = [];
  const federation = createInstance({
    name: `page-${Math.random()}`,
    remotes: [],
    plugins: [
      scriptElement(),
      earlierVersion({
        earlier: () => earlier,
        onFallback: (name, reason) => fallbacks.push(`${name}: ${reason}`),
      }),
    ],
  });
  const load = async (name: string, integrity?: string): Promise<unknown> => {
    const remote = { name, entry: `${location.origin}/${name}/2/entry.js`, integrity };
    federation.registerRemotes([{ ...remote, type: 'global', entryGlobalName: `mfe_${name}` }]);
    return (await federation.loadRemote<{ edition: string }>(`${name}/remote`))?.edition;
  };
  return { fallbacks, load };
}

describe('the entry of a remote in the browser', () => {
  it('is requested with the integrity hash of the release', async () => {
    files.set('/first/2/entry.js', offers('first', 'second edition'));
    expect(await host().load('first', 'sha384-abc')).toBe('second edition');
    expect(asked.map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
      ['sha384-abc', 'anonymous'],
    ]);
  });

  it('falls back to the previous version, with its own hash, if it cannot be loaded', async () => {
    files.set('/gone/1/entry.js', offers('gone', 'first edition'));
    const { load, fallbacks } = host({ version: '1', entry: '/gone/1/entry.js', integrity: 'sha384-old' });
    expect(await load('gone', 'sha384-new')).toBe('first edition');
    expect(asked.map(({ integrity }) => integrity)).toEqual(['sha384-new', 'sha384-old']);
    expect(fallbacks).toEqual(['gone: the entry could not be loaded, 1 takes its place']);
  });

  it('fails if there is no previous version, and is requested again on the next load', async () => {
    const { load } = host();
    await expect(load('absent')).rejects.toThrow('RUNTIME-008');
    files.set('/absent/2/entry.js', offers('absent', 'back'));
    expect(await load('absent')).toBe('back');
  });

  it('fails if the previous version cannot be loaded either', async () => {
    const { load } = host({ version: '1', entry: '/both/1/entry.js', integrity: undefined });
    await expect(load('both')).rejects.toThrow('RUNTIME-008');
  });
});
