/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RegistryEntry, RemoteManifest } from '@valam/registry/schema';
import { Adoption } from './adoption';
import type { Log } from './log';
import type { RendererPool } from './renderer-pool';

const log = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Log;
const pool = {
  load: () => Promise.resolve(null),
  setCurrent: () => {},
  keepOnly: () => {},
} as unknown as RendererPool;

const version = (number: string): RemoteManifest =>
  ({ name: 'catalog', version: number, platform: 1, paths: [], slots: [] }) as unknown as RemoteManifest;

const entryOf = (current: string, previous: string | null = null): RegistryEntry => ({
  current: version(current),
  promotedAt: null,
  previous: previous ? version(previous) : null,
  candidate: null,
  bad: [],
});

async function adopted(current: string, previous: string | null): Promise<Adoption> {
  const adoption = new Adoption(pool, [1], log);
  await adoption.follow({ revision: 1, remotes: { catalog: entryOf(current, previous) } });
  return adoption;
}

describe('a version in quarantine', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is released after a delay that grows each time, if its remote has no other version', async () => {
    const adoption = await adopted('only', null);
    adoption.quarantine('catalog@only', 'it hung');
    expect(adoption.missing()).toHaveProperty('catalog');
    jest.advanceTimersByTime(5_000);
    expect(adoption.missing()).toEqual({});

    adoption.quarantine('catalog@only', 'it hung');
    jest.advanceTimersByTime(5_000);
    expect(adoption.missing()).toHaveProperty('catalog');
    jest.advanceTimersByTime(10_000);
    expect(adoption.missing()).toEqual({});
  });

  it('is adopted after its release, if it hung while it was loaded for the first time', async () => {
    let tries = 0;
    const hangingOnce = {
      ...pool,
      load: () => {
        if (++tries > 1) return Promise.resolve(null);
        adoption.quarantine('catalog@only', 'it hung');
        return Promise.resolve('it hung while it was loaded');
      },
    } as unknown as RendererPool;
    const adoption: Adoption = new Adoption(hangingOnce, [1], log);
    await adoption.follow({ revision: 1, remotes: { catalog: entryOf('only') } });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(adoption.missing()).toEqual({});
  });

  it('stays in quarantine while another version can be served', async () => {
    const adoption = await adopted('bad', 'good');
    adoption.quarantine('catalog@bad', 'it hung');
    jest.advanceTimersByTime(3_600_000);
    expect(adoption.isQuarantined('catalog@bad')).toBe(true);
  });

  it('leaves quarantine when it is promoted again as a candidate', async () => {
    const adoption = await adopted('good', null);
    const share = (promotedAt: string) =>
      adoption.follow({
        revision: 1,
        remotes: {
          catalog: { ...entryOf('good'), candidate: { manifest: version('next'), percent: 5, promotedAt } },
        },
      });
    await share('2027-01-01T10:00:00.000Z');
    adoption.quarantine('catalog@next', 'failed in 7 of 9 pages');
    await share('2027-01-01T10:00:00.000Z');
    expect(adoption.isQuarantined('catalog@next')).toBe(true);
    // Rolled back, and promoted again after what it depends on was fixed.
    await adoption.follow({ revision: 2, remotes: { catalog: entryOf('good') } });
    await share('2027-01-01T11:00:00.000Z');
    expect(adoption.isQuarantined('catalog@next')).toBe(false);
  });
});

describe('the last good version', () => {
  const watched = () => {
    const loaded: string[] = [];
    const kept: string[][] = [];
    const watchedPool = {
      load: ({ version: number }: RemoteManifest) => {
        loaded.push(number);
        return Promise.resolve(number.startsWith('bad') ? 'it is no bundle' : null);
      },
      setCurrent: () => {},
      keepOnly: (manifests: RemoteManifest[]) =>
        void kept.push(manifests.map(({ version: number }) => number)),
    } as unknown as RendererPool;
    const adoption = new Adoption(watchedPool, [1], log);
    const release = (current: string) =>
      adoption.follow({ revision: 1, remotes: { catalog: entryOf(current) } });
    return { adoption, release, loaded, kept };
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is still served if the registry lists only a version that cannot be loaded', async () => {
    const { adoption, release, kept } = watched();
    await release('good');
    await release('bad');
    expect(adoption.lastGood('catalog')).toMatchObject({ version: 'good' });
    expect(adoption.missing()).toEqual({});
    expect(kept.at(-1)).toEqual(['good']);
    await release('better');
    expect(adoption.lastGood('catalog')).toMatchObject({ version: 'better' });
    expect(kept.at(-1)).toEqual(['better']);
  });

  it('is served while a broken version is retried every two seconds, however often the registry changes', async () => {
    const { release, loaded } = watched();
    for (let times = 0; times < 5; times++) await release('bad');
    loaded.length = 0;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(loaded).toEqual(['bad']);
  });

  it('is loaded again when it returns after it was unloaded', async () => {
    const { adoption, release, loaded } = watched();
    for (const number of ['one', 'two', 'one']) await release(number);
    expect(loaded).toEqual(['one', 'two', 'one']);
    expect(adoption.isAdopted('catalog@two')).toBe(false);
  });
});
