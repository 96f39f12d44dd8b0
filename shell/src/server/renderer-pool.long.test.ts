/** @jest-environment node */
import childProcess from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteManifest } from '@valam/registry/schema';
import type { RendererSettings } from '../render/protocol';
import type { Log } from './log';
import type { Renderer } from './renderer';
import { RendererPool } from './renderer-pool';

const file = path.resolve(__dirname, '../../test/support/stand-in-renderer.mjs');
const log = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Log;
const manifest = (name: string): RemoteManifest => ({ name, version: '1' }) as unknown as RemoteManifest;

/** Processes are numbered across all pools of this file. */
let started = 0;
let pool: RendererPool;

/** A pool of fake processes with these delays and faults, in the order of their start. */
function poolOf(
  size: number,
  late: Partial<
    Record<'listening' | 'loading' | 'refusing' | 'hanging' | 'ending' | 'dying' | 'aborting', number[]>
  >,
  loadMs?: number,
): RendererPool {
  const first = started + 1;
  started += size;
  const options = {
    file,
    size,
    log,
    settings: {} as unknown as RendererSettings,
    env: { LATE: JSON.stringify({ first, ...late }) },
  };
  return new RendererPool(options, loadMs);
}

/** Returns all ready processes, each with a page in flight. */
function takeAll(): Renderer[] {
  return Array.from({ length: pool.ready }, () => {
    const renderer = pool.pick();
    if (!renderer) throw new Error('no process is free');
    renderer.inFlight += 1;
    return renderer;
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

afterEach(async () => {
  for (const renderer of takeAll()) renderer.inFlight = 0;
  await pool.close(1_000);
});

describe('rendering processes', () => {
  it('that become ready while a version is loading load it too', async () => {
    pool = poolOf(2, { listening: [0, 200], loading: [400, 0] });
    const starting = pool.start();
    await until(() => pool.ready > 0);
    expect(await pool.load(manifest('account'))).toBeNull();
    await starting;
    expect(takeAll().map(({ loaded }) => [...loaded])).toEqual([['account@1'], ['account@1']]);
  });

  it('that are starting are not ready before they have loaded versions adopted meanwhile', async () => {
    pool = poolOf(2, { listening: [0, 200], loading: [0, 2_000] });
    const starting = pool.start();
    await until(() => pool.ready > 0);
    await pool.load(manifest('account'));
    // The second process is loading the version that it has missed.
    const mark = path.join(os.tmpdir(), `shell-${process.pid}-${started}.mark`);
    await until(() => existsSync(mark));
    await pool.load(manifest('booking'));
    expect(pool.ready).toBe(1);
    await starting;
    expect(takeAll().map(({ loaded }) => [...loaded])).toEqual([
      ['account@1', 'booking@1'],
      ['account@1', 'booking@1'],
    ]);
  });

  it('do not wait for a version that takes too long to load, and have it once it has loaded', async () => {
    pool = poolOf(1, { loading: [1_000] }, 100);
    await pool.start();
    expect(await pool.load(manifest('account'))).toBe('it takes too long to load');
    const [only] = takeAll();
    await until(() => only?.loaded.size === 1);
    expect(await pool.load(manifest('account'))).toBeNull();
  });

  it('retry versions that failed to load when they replaced another process', async () => {
    pool = poolOf(1, { refusing: [0, 1] });
    started += 1;
    await pool.start();
    await pool.load(manifest('account'));
    const [first] = takeAll();
    first?.kill();
    await once(pool, 'available');
    const [second] = takeAll();
    expect(second?.pid).not.toBe(first?.pid);
    await until(() => second?.loaded.size === 1);
    expect([...(second?.loaded ?? [])]).toEqual(['account@1']);
  });

  it('become ready even if a version hangs in each replacement', async () => {
    pool = poolOf(1, { hanging: [0, 1, 1, 1, 1] });
    started += 2;
    await pool.start();
    await pool.load(manifest('account'));
    const hung: string[] = [];
    pool.on('hung', ({ version }) => hung.push(version));
    takeAll()[0]?.kill();
    await until(() => hung.length > 0);
    await Promise.race([once(pool, 'available'), once(pool, 'hung')]);
    expect(hung).toEqual(['account@1']);
    expect(pool.ready).toBe(1);
  });

  it('report the version that ended them while it was loading', async () => {
    pool = poolOf(2, { ending: [1, 1] });
    started += 1;
    const ended: string[] = [];
    pool.on('crashed', ({ version }) => ended.push(version));
    await pool.start();
    expect(await pool.load(manifest('account'))).toBe('the rendering process ended');
    await until(() => pool.ready === 2);
    expect(ended).toEqual(['account@1']);
  });

  it.each([
    ['by an exit', { dying: [100] }],
    ['because their heap is full', { aborting: [100] }],
  ])('report the version that ran last if they end later, %s', async (_how, how) => {
    pool = poolOf(1, how);
    started += 1;
    const crashed: string[] = [];
    const died: string[] = [];
    pool.on('crashed', ({ version }) => crashed.push(version));
    pool.on('died', ({ version }) => died.push(version));
    await pool.start();
    await pool.load(manifest('account'));
    await once(pool, 'available');
    expect([crashed, died]).toEqual([[], ['account@1']]);
  });

  it('blame no version when they are killed', async () => {
    pool = poolOf(1, {});
    started += 1;
    const ended: string[] = [];
    for (const end of ['crashed', 'died'] as const) pool.on(end, ({ version }) => ended.push(version));
    await pool.start();
    await pool.load(manifest('account'));
    takeAll()[0]?.kill();
    await once(pool, 'available');
    expect(ended).toEqual([]);
  });

  it('load a version that hung in a replacement again after its quarantine', async () => {
    pool = poolOf(1, { hanging: [0, 1, 0] });
    started += 2;
    await pool.start();
    await pool.load(manifest('account'));
    takeAll()[0]?.kill();
    await once(pool, 'hung');
    await once(pool, 'available');
    const [third] = takeAll();
    expect(third?.loaded.size).toBe(0);
    pool.keepOnly([manifest('account')], (version) => version === 'account@1');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(third?.loaded.size).toBe(0);
    pool.keepOnly([manifest('account')]);
    await until(() => third?.loaded.size === 1);
    expect([...(third?.loaded ?? [])]).toEqual(['account@1']);
  });

  it('are started later if the system could not start a process at first', async () => {
    const { fork } = childProcess;
    const noRoom = jest
      .spyOn(childProcess, 'fork')
      .mockImplementationOnce(() => fork(file, { execPath: path.join(os.tmpdir(), 'no-such-program') }));
    pool = poolOf(1, {});
    started += 1;
    await pool.start();
    expect(noRoom).toHaveBeenCalledTimes(1);
    expect(pool.ready).toBe(0);
    noRoom.mockRestore();
    await until(() => pool.ready === 1);
    expect(pool.pids).toHaveLength(1);
  });

  describe('after a process with the same id was killed', () => {
    let left: string;
    beforeEach(() => {
      left = path.join(os.tmpdir(), `shell-${process.pid}-${started + 1}.sock`);
      writeFileSync(left, '');
    });
    afterEach(() => rmSync(left, { force: true }));

    it('listen despite the socket file that it left behind', async () => {
      pool = poolOf(1, {});
      await pool.start();
      expect(pool.ready).toBe(1);
      expect(takeAll()[0]?.socket).toBe(left);
    });
  });
});
