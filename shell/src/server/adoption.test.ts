/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteManifest } from '../remotes/registry';
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

async function adopted(current: string, previous: string | null): Promise<Adoption> {
  const adoption = new Adoption(pool, [1], log);
  const entry = { current: version(current), previous: previous ? version(previous) : null, candidate: null };
  await adoption.follow({ remotes: { catalog: entry } });
  return adoption;
}

describe('a version that is put aside', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('comes back after a rest when it is the only one of its remote, each time later', async () => {
    const adoption = await adopted('only', null);
    adoption.putAside('catalog@only', 'it hung');
    expect(adoption.missing()).toHaveProperty('catalog');
    jest.advanceTimersByTime(5_000);
    expect(adoption.missing()).toEqual({});

    adoption.putAside('catalog@only', 'it hung');
    jest.advanceTimersByTime(5_000);
    expect(adoption.missing()).toHaveProperty('catalog');
    jest.advanceTimersByTime(10_000);
    expect(adoption.missing()).toEqual({});
  });

  it('stays aside while another can take its place', async () => {
    const adoption = await adopted('bad', 'good');
    adoption.putAside('catalog@bad', 'it hung');
    jest.advanceTimersByTime(3_600_000);
    expect(adoption.isPutAside('catalog@bad')).toBe(true);
  });
});
