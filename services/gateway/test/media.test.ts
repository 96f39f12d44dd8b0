import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { wantPicture } from '@valam/contracts/catalog/media.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

const key = 'abcdef0123456789';
let directory: string;
let gateway: TestGateway;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'media-'));
  await mkdir(path.join(directory, 'media', key), { recursive: true });
  await writeFile(path.join(directory, 'media', key, '800.avif'), 'eight hundred');
  gateway = await startTestGateway({ STORAGE_URL: pathToFileURL(directory).href });
  await gateway.units.answer(wantPicture, ({ key: asked }) => {
    if (asked !== key) throw problem(wantPicture, 'catalog.picture_not_found', 'No such picture');
    return { available: [{ width: 800, format: 'avif' as const }], isQueued: true };
  });
});
afterAll(async () => {
  await gateway.stop();
  await rm(directory, { recursive: true });
});

describe('a picture', () => {
  it('is streamed unchanged and immutable', async () => {
    const response = await gateway.fetch(`/media/${key}/800.avif`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('eight hundred');
    const etag = response.headers.get('etag') ?? '';
    expect(
      (await gateway.fetch(`/media/${key}/800.avif`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(304);
  });

  it('is gone as soon as its files are deleted, even for conditional requests', async () => {
    const erased = 'ab'.repeat(16);
    const file = path.join(directory, 'media', erased, '800.avif');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'a face');
    const etag = (await gateway.fetch(`/media/${erased}/800.avif`)).headers.get('etag') ?? '';
    await rm(path.dirname(file), { recursive: true });
    for (const headers of [{}, { 'if-none-match': etag }])
      expect((await gateway.fetch(`/media/${erased}/800.avif`, { headers })).status).toBe(404);
  });

  it('is retried later while the storage is unavailable', async () => {
    const file = path.join(directory, 'media', 'ef'.repeat(16), '800.avif');
    await mkdir(path.dirname(file), { recursive: true });
    // A symbolic link to itself exists, but reading it fails.
    await symlink(file, file);
    const response = await gateway.fetch(`/media/${'ef'.repeat(16)}/800.avif`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
  });

  it('in a missing size is the nearest one, cached briefly', async () => {
    const response = await gateway.fetch(`/media/${key}/1200.avif`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
    expect(await response.text()).toBe('eight hundred');
  });

  it('in a width of a newer release is the nearest known one, cached briefly', async () => {
    const response = await gateway.fetch(`/media/${key}/700.avif`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
    expect(await response.text()).toBe('eight hundred');
  });

  it('is the original if nothing else is available', async () => {
    gateway.units.leave(wantPicture);
    await writeFile(path.join(directory, 'media', key, 'original.webp'), 'original');
    const response = await gateway.fetch(`/media/${key}/480.jpeg`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await response.text()).toBe('original');
  });

  it.each([
    '/media/abcdef0123456789/80.avif',
    '/media/nothing/800.avif',
    '/media/%2e%2e%2f/800.avif',
    '/media/0000000000000000/800.avif',
  ])('does not exist at %s', async (address) => {
    const response = await gateway.fetch(address);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'request.route_unknown' });
  });
});
