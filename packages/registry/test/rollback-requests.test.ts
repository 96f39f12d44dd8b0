import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promoted, rolledBack } from '../src/changes.ts';
import { carryOutRollbacks } from '../src/carry-out-rollbacks.ts';
import { automaticRollbackMs } from '../src/recent-promotion.ts';
import { requestRollback } from '../src/rollback-requests.ts';
import { changeRegistry, openRegistry } from '../src/write-registry.ts';
import { aManifest } from './a-manifest.ts';

const now = new Date('2027-01-01T10:00:00Z');
let folder: string;
let file: string;
let requests: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'rollback-'));
  file = path.join(folder, 'remotes.json');
  requests = path.join(folder, 'requests');
  for (const version of ['1', '2']) {
    const note = { by: 'test', did: 'promote', remote: 'booking', version };
    await changeRegistry(
      file,
      (registry) => promoted(registry, aManifest('booking', version), { now }),
      note,
    );
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const request = (version: string) =>
  requestRollback(requests, { remote: 'booking', version, reason: 'it hung' });
const entry = async () => (await openRegistry(file)).remotes['booking'];

describe('a requested rollback', () => {
  it('is executed once, with an audit line about its source', async () => {
    await Promise.all([request('2'), request('2')]);
    expect(await carryOutRollbacks(requests, file, now)).toEqual([
      { remote: 'booking', version: '2', reason: 'it hung', refused: null },
    ]);
    expect(await entry()).toMatchObject({ current: { version: '1' }, previous: null, bad: ['2'] });
    expect(await readdir(requests)).toEqual([]);
    expect(await carryOutRollbacks(requests, file, now)).toEqual([]);
    const audit = await readFile(path.join(folder, 'remotes.audit.jsonl'), 'utf8');
    expect(audit).toContain('"by":"shell","did":"automatic rollback","remote":"booking","version":"2"');
  });

  it('is reported as done by only one of two concurrent processes', async () => {
    await request('2');
    const runs = await Promise.all([1, 2].map(() => carryOutRollbacks(requests, file, now)));
    expect(runs.flat().filter(({ refused }) => refused === null)).toHaveLength(1);
    expect(await entry()).toMatchObject({ current: { version: '1' } });
  });

  it('is kept while it cannot be read, with an error', async () => {
    expect(await carryOutRollbacks(requests, file, now)).toEqual([]);
    await mkdir(path.join(requests, 'booking@2.json'), { recursive: true });
    await expect(carryOutRollbacks(requests, file, now)).rejects.toThrow('EISDIR');
    expect(await readdir(requests)).toEqual(['booking@2.json']);
    await expect(carryOutRollbacks(file, file, now)).rejects.toThrow('ENOTDIR');
  });

  it('is rejected for a version that is not the last promoted one', async () => {
    await request('1');
    const [done] = await carryOutRollbacks(requests, file, now);
    expect(done?.refused).toContain('not the version that was promoted last');
    expect((await entry())?.current.version).toBe('2');
  });

  it('is rejected long after the promotion', async () => {
    await request('2');
    const later = new Date(now.getTime() + automaticRollbackMs + 1);
    const [done] = await carryOutRollbacks(requests, file, later);
    expect(done?.refused).toContain('too long ago');
    expect((await entry())?.current.version).toBe('2');
  });

  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const promoteAgain = (minutes: number) =>
    changeRegistry(
      file,
      (registry) => promoted(registry, aManifest('booking', '2'), { now: after(minutes) }),
      { by: 'test', did: 'promote', remote: 'booking', version: '2' },
    );
  const failedAt = (at: Date) =>
    requestRollback(requests, { remote: 'booking', version: '2', reason: 'it hung', at: at.toISOString() });

  it('is rejected for a version that was rolled back manually and promoted again', async () => {
    await failedAt(after(1));
    const note = { by: 'test', did: 'rollback', remote: 'booking', version: '2' };
    await changeRegistry(file, (registry) => rolledBack(registry, 'booking'), note);
    await promoteAgain(10);
    const [done] = await carryOutRollbacks(requests, file, after(11));
    expect(done?.refused).toContain('promoted again');
    expect((await entry())?.current.version).toBe('2');
  });

  it("is executed when the shell's clock is behind that of the release side", async () => {
    await failedAt(after(-0.9));
    const [done] = await carryOutRollbacks(requests, file, after(1));
    expect(done?.refused).toBeNull();
  });

  it('is ignored and deleted when it is malformed', async () => {
    await mkdir(requests);
    await writeFile(path.join(requests, 'x.json'), '{"remote":"../../etc","version":"2"}');
    await writeFile(path.join(requests, 'y.json'), 'no json');
    expect(await carryOutRollbacks(requests, file, now)).toEqual([]);
    expect(await readdir(requests)).toEqual([]);
  });

  it('is optional: without a folder of requests, nothing happens', async () => {
    expect(await carryOutRollbacks(path.join(folder, 'absent'), file, now)).toEqual([]);
  });
});
