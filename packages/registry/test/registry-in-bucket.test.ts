import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { carryOutRollbacks } from '../src/carry-out-rollbacks.ts';
import { promoted } from '../src/changes.ts';
import { readRegistry } from '../src/read-registry.ts';
import { requestRollback } from '../src/rollback-requests.ts';
import { startBucketStandIn, type BucketStandIn } from '../src/testing/bucket-stand-in.ts';
import { changeRegistry, openRegistry, RegistryConflict, writeRegistry } from '../src/write-registry.ts';
import { aManifest } from './a-manifest.ts';

const now = new Date('2027-01-01T10:00:00Z');
const place = 's3://site-remotes/live/remotes.json';
const requests = 's3://site-rollbacks/requests';

describe('a registry in a bucket', () => {
  let store: BucketStandIn;
  let before: NodeJS.ProcessEnv;
  beforeEach(async () => {
    before = { ...process.env };
    store = await startBucketStandIn();
    Object.assign(process.env, store.keys);
  });
  afterEach(async () => {
    process.env = before;
    await store.stop();
  });

  const promote = (remote: string, version: string, replaces: string | null) =>
    changeRegistry(
      place,
      (registry) => promoted(registry, aManifest(remote, version), { percent: 100, replaces, now }),
      { by: 'test', did: 'promote', remote, version },
    );

  const auditLines = () =>
    [...store.objects]
      .filter(([key]) => /^\/site-remotes\/live\/audit\/\d{8}-[\w-]+\.json$/.test(key))
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([, content]) => JSON.parse(String(content)) as Record<string, unknown>);

  it('is empty at first, can be written, and is read by URL without credentials', async () => {
    expect(await openRegistry(place)).toEqual({ revision: 0, remotes: {} });
    await promote('booking', '1', null);
    const read = await readRegistry(`${store.address('site-remotes')}/live/remotes.json`);
    expect(read?.registry.remotes['booking']?.current.version).toBe('1');
    expect(await readRegistry(`${store.address('site-remotes')}/live/remotes.json`, read?.etag)).toBeNull();
    expect(auditLines()).toMatchObject([
      { by: 'test', did: 'promote', remote: 'booking', version: '1', revision: 1 },
    ]);
  });

  it('reports which URL does not respond, and why', async () => {
    const gone = await startBucketStandIn();
    await gone.stop();
    Object.assign(process.env, gone.keys);
    const address = gone.address('site-remotes');
    await expect(openRegistry(place)).rejects.toThrow(`${address} does not answer: connect ECONNREFUSED`);
  });

  it('keeps twelve concurrent promotions', async () => {
    const remotes = Array.from({ length: 12 }, (_, index) => `remote-${index}`);
    await Promise.all(remotes.map((remote) => promote(remote, '1', null)));
    const registry = await openRegistry(place);
    expect(Object.keys(registry.remotes).sort()).toEqual([...remotes].sort());
    expect(registry.revision).toBe(12);
    expect(auditLines().map(({ revision }) => revision)).toEqual(remotes.map((_, index) => index + 1));
    expect(auditLines().map(({ remote }) => remote)).toEqual(expect.arrayContaining(remotes));
  });

  it('is never changed without an audit line', async () => {
    store.refuse((key) => key.includes('/audit/'));
    await expect(promote('booking', '1', null)).rejects.toThrow('The bucket answered 503');
    expect(await openRegistry(place)).toEqual({ revision: 0, remotes: {} });
  });

  it('rejects a write based on an older revision', async () => {
    const old = await promote('booking', '1', null);
    await promote('booking', '2', '1');
    const note = { by: 'test', did: 'promote', remote: 'booking', version: '3' };
    await expect(writeRegistry(place, old, note)).rejects.toThrow(RegistryConflict);
    await expect(promote('booking', '3', '1')).rejects.toThrow();
    expect((await openRegistry(place)).remotes['booking']?.current.version).toBe('2');
  });

  it('is rolled back by requests that a shell writes to another bucket', async () => {
    await promote('booking', '1', null);
    await promote('booking', '2', '1');
    await requestRollback(requests, { remote: 'booking', version: '2', reason: 'hangs' });
    const done = await carryOutRollbacks(requests, place, now);
    expect(done).toEqual([{ remote: 'booking', version: '2', reason: 'hangs', refused: null }]);
    expect((await openRegistry(place)).remotes['booking']?.current.version).toBe('1');
    expect(await carryOutRollbacks(requests, place, now)).toEqual([]);
  });

  it('reports an unavailable bucket and missing credentials', async () => {
    store.refuse(() => true);
    await expect(openRegistry(place)).rejects.toThrow('The bucket answered 503 for remotes.json');
    delete process.env['AWS_SECRET_ACCESS_KEY'];
    await expect(openRegistry(place)).rejects.toThrow('needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  });
});
