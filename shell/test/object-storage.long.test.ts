/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Bucket } from '@valam/registry/bucket';
import type { Registry } from '@valam/registry/schema';
import { startBucketStandIn, type BucketStandIn } from '@valam/registry/testing/bucket-stand-in';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually, live } from './support/shell-process';
import { tinySite } from './support/tiny-site';

const tour = '/tiny/discovering-shiva';
const site = tinySite(['page', 'nextPage', 'pageThrowsInRender', 'panel']);

describe('a shell whose remotes are in object storage', () => {
  let store: BucketStandIn;
  let bucket: Bucket;
  const contentType = 'application/octet-stream';

  const release = (remotes: Registry['remotes']) =>
    bucket.put('remotes.json', JSON.stringify({ remotes }), { contentType });

  beforeAll(async () => {
    store = await startBucketStandIn();
    bucket = new Bucket('s3://site-remotes', store.keys);
    const folder = path.join(site.folder, 'remotes');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      await bucket.put(path.relative(folder, file), await readFile(file), { contentType });
    }
  });
  afterAll(() => store.stop());

  async function start(remotes: Registry['remotes']): Promise<void> {
    await release(remotes);
    site.newShell();
    const address = store.address('site-remotes');
    await site.shell.start({
      ...store.keys,
      REGISTRY_FILE: `${address}/remotes.json`,
      REMOTES_DIR: address,
      ROLLBACK_REQUESTS_DIR: 's3://site-rollbacks',
    });
  }
  const file = (name: string, headers: Record<string, string> = {}) =>
    fetch(`${site.shell.url}/remotes/${name}`, { headers });

  it('renders them, serves their files as from a folder, and keeps rendering while the storage is unavailable', async () => {
    const { page, panel } = site.built;
    await start({ catalog: live(page), booking: live(panel) });
    expect((await site.shell.page(tour)).html).toContain('Tiny page, first edition');

    const entry = `catalog/${page.version}/${page.client.entry}`;
    const plain = await file(entry, { 'accept-encoding': 'identity' });
    expect(plain.status).toBe(200);
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const built = await readFile(site.fileOf(page, page.client.entry));
    expect(Buffer.from(await plain.arrayBuffer()).equals(built)).toBe(true);
    expect((await file(`catalog/${page.version}/no-such.js`)).status).toBe(404);
    expect((await file(`catalog/${page.version}/manifest.json`)).status).toBe(404);

    store.refuse(() => true);
    expect((await site.shell.page(tour)).status).toBe(200);
    expect((await file(entry)).status).toBe(503);
    store.refuse(() => false);
  });

  it('follows a release without a restart', async () => {
    const { page, nextPage, panel } = site.built;
    await start({ catalog: live(page), booking: live(panel) });
    expect((await site.shell.page(tour)).html).toContain('first edition');
    await release({ catalog: live(nextPage, page), booking: live(panel) });
    await eventually(async () => {
      if (!(await site.shell.page(tour)).html.includes('Tiny page, second edition')) throw new Error('old');
    });
  });

  it('requests the rollback of a failing version in a separate bucket', async () => {
    const { page, pageThrowsInRender, panel } = site.built;
    await start({ catalog: live(pageThrowsInRender, page), booking: live(panel) });
    for (let visits = 0; visits < 6; visits++) await site.shell.page(tour);
    await site.shell.logged('automatic rollback requested', { remote: 'catalog' });
    expect(store.objects.has(`/site-rollbacks/catalog@${pageThrowsInRender.version}.json`)).toBe(true);
  });
});
