import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { publishVersion } from '../../deploy/src/publish-version.ts';

let place = '';

async function build(version: string): Promise<void> {
  const folder = path.join(place, 'mfe/dist', version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ name: 'catalog' }));
}

const publish = (version: string): Promise<{ isNew: boolean }> =>
  publishVersion({
    folder: path.join(place, 'mfe'),
    version,
    name: 'catalog',
    remotesDir: path.join(place, 'remotes'),
  });

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'publish-'));
  await build('a1');
  await build('b2');
});

test('publishes a version once; the same one again is nothing new, also when it was rolled back since', async () => {
  expect(await publish('a1')).toMatchObject({ isNew: true, manifest: { version: 'a1' } });
  expect(await publish('a1')).toMatchObject({ isNew: false });
  const served = path.join(place, 'remotes/catalog/a1/manifest.json');
  expect(JSON.parse(await readFile(served, 'utf8'))).toEqual({ name: 'catalog' });
});

test('a change that was taken back is new again, though its version is known', async () => {
  await publish('a1');
  await publish('b2');
  expect(await publish('a1')).toMatchObject({ isNew: true });
  expect(await publish('a1')).toMatchObject({ isNew: false });
});
