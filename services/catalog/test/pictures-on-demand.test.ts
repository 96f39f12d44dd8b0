import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { takeInPicture, wantPicture } from '@valam/contracts/catalog/media.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import sharp from 'sharp';
import { MediaRepository } from '../src/media/media.repository.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog({ PICTURES_ON_DEMAND: '1' });

describe('with PICTURES_ON_DEMAND', () => {
  const takeIn = async (width: number): Promise<string> => {
    const incoming = `upload-${width}`;
    const file = path.join(catalog.storage, mediaObjects.incoming(incoming));
    await mkdir(path.dirname(file), { recursive: true });
    const photo = sharp({ create: { width, height: 300, channels: 3, background: '#cc6633' } });
    await writeFile(file, await photo.jpeg().toBuffer());
    const { key } = await catalog.rpc.call(takeInPicture, { incoming, alt: 'Dawn', kind: 'photograph' });
    return key;
  };

  const made = () =>
    catalog.dataSource.query<unknown[]>(
      `select key, width, format from media_variant where state = 'ready' order by made_at`,
    );

  it('only the variants that browsers request are generated', async () => {
    const wanted = [
      { key: await takeIn(500), width: 480, format: 'avif' as const },
      { key: await takeIn(600), width: 360, format: 'webp' as const },
    ];
    for (const [i, variant] of wanted.entries()) {
      await catalog.rpc.call(wantPicture, variant);
      await waitFor(async () => (await made()).length > i);
    }
    expect(await made()).toEqual(wanted);
  });

  it('a variant that another replica has made stays, though a slow attempt to make it fails later', async () => {
    const media = catalog.get(MediaRepository);
    const variant = { key: await takeIn(700), width: 480, format: 'avif' as const };
    await media.made(variant, 1_000);
    await media.failed(variant);
    expect(await media.available(variant.key)).toEqual([{ width: 480, format: 'avif' }]);
  });
});
