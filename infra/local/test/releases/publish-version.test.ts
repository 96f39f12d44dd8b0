import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openRegistry } from '@valam/registry/write-registry';
import { startBucketStandIn, type BucketStandIn } from '@valam/registry/testing/bucket-stand-in';
import { integrityOf } from '../../../../packages/mfe-kit/build/files.ts';
import { servedGenerations } from '../../../../packages/mfe-kit/build/platform.ts';
import { publishAll } from '../../../deploy/src/publish-all.ts';
import { promoteVersion, promotionText, rollBack } from '../../../deploy/src/promote-version.ts';
import { publishVersion } from '../../../deploy/src/publish-version.ts';
import { releasedFiles } from '../../../deploy/src/released-files.ts';
import { folderOfTest } from '../../src/testing/folder.ts';

const code = 'export default 1;';

const work = folderOfTest();
let store: BucketStandIn;
const before = { ...process.env };
beforeAll(async () => {
  store = await startBucketStandIn();
  Object.assign(process.env, store.keys);
});
afterAll(async () => {
  process.env = before;
  await store.stop();
});

let tests = 0;
describe.each([
  ['a folder', () => path.join(work(), 'live')],
  ['a bucket', () => `s3://site-remotes/${++tests}`],
])('releases in %s', (_, newPlace) => {
  let place = { remotesDir: '', registryFile: '' };

  async function build(version: string): Promise<void> {
    const folder = path.join(work(), 'mfe/dist', version);
    await mkdir(path.join(folder, 'chunks'), { recursive: true });
    const integrity = integrityOf(Buffer.from(code), 'sha384');
    await writeFile(path.join(folder, 'server.cjs'), code);
    await writeFile(path.join(folder, 'chunks/panel.js'), code);
    const manifest = {
      name: 'catalog',
      platform: servedGenerations()[0],
      paths: [],
      slots: [],
      client: { entry: 'chunks/panel.js', chunks: {}, integrity: { 'chunks/panel.js': integrity } },
      server: { file: 'server.cjs', integrity },
    };
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  }
  const publish = (version: string) =>
    publishVersion({ folder: path.join(work(), 'mfe'), version, name: 'catalog', ...place });
  const promote = (version: string) => promoteVersion({ name: 'catalog', version }, place);

  beforeEach(async () => {
    const root = newPlace();
    place = { remotesDir: root, registryFile: `${root}/remotes.json` };
    await build('a1');
    await build('b2');
  });

  test('publishes a version once; publishing it again changes nothing, even after a rollback', async () => {
    expect(await publish('a1')).toMatchObject({ isNew: true, manifest: { version: 'a1', name: 'catalog' } });
    expect(await publish('a1')).toMatchObject({ isNew: false });
    expect(String(await releasedFiles(place.remotesDir).read('catalog', 'a1', 'chunks/panel.js'))).toBe(code);
  });

  test('a build that returns to an earlier version counts as new', async () => {
    await publish('a1');
    await publish('b2');
    expect(await publish('a1')).toMatchObject({ isNew: true });
    expect(await publish('a1')).toMatchObject({ isNew: false });
  });

  test('a published version can be promoted and rolled back', async () => {
    await publish('a1');
    await publish('b2');
    await promote('a1');
    await promote('b2');
    expect((await openRegistry(place.registryFile)).remotes['catalog']?.current.version).toBe('b2');
    expect(await rollBack('catalog', place)).toMatchObject({ version: 'a1', bad: 'b2' });
    expect((await openRegistry(place.registryFile)).remotes['catalog']?.current.version).toBe('a1');
  });

  test('a promotion reports the versions it replaces, for all visitors or for a share of them', async () => {
    await build('c3');
    for (const version of ['a1', 'b2', 'c3']) await publish(version);
    const said = async (version: string, percent: number) => {
      const promotion = { name: 'catalog', version, percent };
      return promotionText(promotion, await promoteVersion(promotion, place));
    };
    expect(await said('a1', 100)).toBe('catalog a1 is live');
    expect(await said('b2', 10)).toBe('catalog b2 is live for 10 %');
    expect(await said('b2', 25)).toBe('catalog b2 is live for 25 %');
    expect(await said('c3', 50)).toBe('catalog c3 is live for 50 %. It replaces b2, which 25 % had');
    expect(await said('b2', 100)).toBe('catalog b2 is live. It replaces a1, and c3, which 50 % had');
  });

  test('a remote that fails to release does not block the others, and is reported with a fix', async () => {
    await writeFile(path.join(work(), 'mfe/dist/current.json'), JSON.stringify({ version: 'a1' }));
    const unbuilt = path.join(work(), 'mfe-unbuilt');
    const remotes = { booking: unbuilt, catalog: path.join(work(), 'mfe') };
    const [unreleased, ...more] = await publishAll({ ...place, remotes });
    expect(more).toEqual([]);
    expect(unreleased?.name).toBe('booking');
    expect(unreleased?.message).toMatch(/^booking was not released: .*current\.json/);
    expect(unreleased?.message).toContain('The site has no version of it');
    expect(unreleased?.message).toContain('npm run build mfe-booking -- --force');
    expect((await openRegistry(place.registryFile)).remotes['catalog']?.current.version).toBe('a1');
    const [again] = await publishAll({ ...place, remotes: { catalog: unbuilt } });
    expect(again?.message).toContain('The site still has version a1 of it.');
  });

  test('a remote that failed to release is promoted at the next start', async () => {
    const current = (version: string) =>
      writeFile(path.join(work(), 'mfe/dist/current.json'), JSON.stringify({ version }));
    const remotes = { catalog: path.join(work(), 'mfe') };
    await current('a1');
    await publishAll({ ...place, remotes });
    await current('b2');
    const unwritable = { ...place, registryFile: 'https://site.invalid/remotes.json' };
    expect(await publishAll({ ...unwritable, remotes })).toHaveLength(1);
    expect(await publishAll({ ...place, remotes })).toEqual([]);
    expect((await openRegistry(place.registryFile)).remotes['catalog']?.current.version).toBe('b2');
  });

  test('an unpublished version, or one with modified files, cannot be promoted', async () => {
    await expect(promote('a1')).rejects.toThrow('catalog has no version a1 here');
    await writeFile(path.join(work(), 'mfe/dist/a1/server.cjs'), 'other code');
    await publish('a1');
    await expect(promote('a1')).rejects.toThrow('server.cjs in catalog a1 is not the one that was built');
    expect((await openRegistry(place.registryFile)).remotes['catalog']).toBeUndefined();
  });
});
