import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mediaKeyIn, mediaObjects } from '@valam/contracts/catalog/media.address';
import { takeInPicture, wantPicture } from '@valam/contracts/catalog/media.rpc';
import { StorageUnavailableError } from '@valam/service-kit/storage/object-storage';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import sharp from 'sharp';
import { MakePictures } from '../src/media/make-pictures.js';
import { PictureFiles } from '../src/media/picture-files.js';
import { photo, runningPictures } from './running-pictures.js';

const { catalog, upload, takeIn, stored } = await runningPictures();

describe('pictures', () => {
  it('are refused from staff without the permission', async () => {
    await upload('upload-0000', await photo(100, 80));
    const attempt = catalog.rpc.call(takeInPicture, {
      incoming: 'upload-0000',
      alt: '',
      kind: 'photograph',
      editor: {
        userId: randomUUID(),
        role: 'finance',
        sessionId: null,
        contributorId: null,
        email: null,
      },
    });
    await expect(attempt).rejects.toMatchObject({ problem: { code: 'catalog.upload_forbidden' } });
    await expect(stored(mediaObjects.incoming('upload-0000'))).rejects.toThrow();
  });

  it("are re-encoded and measured, without the file's metadata", async () => {
    await upload('upload-0001', await photo(1000, 80));
    const { key, picture } = await takeIn('upload-0001');
    expect(picture).toMatchObject({ src: `/media/${key}`, width: 1000, height: 80, kind: 'photograph' });
    expect(picture.placeholder).toMatch(/^#c[a-f0-9]6[a-f0-9]3[a-f0-9]$/);
    const original = await stored(mediaObjects.original(key));
    expect((await sharp(original).metadata()).format).toBe('webp');
    expect(original.includes('secret-name')).toBe(false);
    await expect(stat(path.join(catalog.storage, mediaObjects.incoming('upload-0001')))).rejects.toThrow();
  });

  it('are generated in every size and format by a job', async () => {
    await upload('upload-0002', await photo(900, 60));
    const { key } = await takeIn('upload-0002');
    await waitFor(async () => {
      const rows = await catalog.dataSource.query<{ state: string }[]>(
        'select state from media_variant where key = $1',
        [key],
      );
      return rows.length === 15 && rows.every(({ state }) => state === 'ready');
    });
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const { format: made, width } = await sharp(
        await stored(mediaObjects.variant(key, 480, format)),
      ).metadata();
      expect([made, width]).toEqual([format === 'avif' ? 'heif' : format, 480]);
    }
    const largest = await sharp(await stored(mediaObjects.variant(key, 1200, 'webp'))).metadata();
    expect(largest.width).toBe(900);
  });

  it('with the same bytes are the same picture', async () => {
    const bytes = await photo(200, 100);
    await upload('upload-0003', bytes);
    await upload('upload-0004', bytes);
    expect((await takeIn('upload-0003')).key).toBe((await takeIn('upload-0004')).key);
  });

  it.each([
    ['text', 'not a picture'],
    [
      'a drawing that can hold scripts',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>',
    ],
    ['half a picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['nothing', ''],
  ])('refuse %s', async (_, bytes) => {
    await upload('upload-0005', bytes);
    await expect(takeIn('upload-0005')).rejects.toMatchObject({
      problem: { code: 'catalog.picture_unreadable', kind: 'unsupported' },
    });
    await expect(stored(mediaObjects.incoming('upload-0005'))).rejects.toThrow();
  });

  it('refuse oversized uploads, and report a missing one', async () => {
    await upload('upload-0006', Buffer.alloc(15_000_001));
    await expect(takeIn('upload-0006')).rejects.toMatchObject({ problem: { kind: 'too_large' } });
    await expect(stored(mediaObjects.incoming('upload-0006'))).rejects.toThrow();
    await expect(takeIn('upload-0007')).rejects.toMatchObject({
      problem: { code: 'catalog.upload_missing' },
    });
  });

  it('are generated first on request, and served in other sizes meanwhile', async () => {
    await upload('upload-0008', await photo(500, 50));
    const { key } = await takeIn('upload-0008');
    const wanted = { key, width: 480, format: 'avif' as const };
    await catalog.rpc.call(wantPicture, wanted);
    await waitFor(async () => {
      const { available } = await catalog.rpc.call(wantPicture, { ...wanted, width: 800 });
      return available.some(({ width, format }) => width === 480 && format === 'avif');
    });
    const unknown = catalog.rpc.call(wantPicture, { ...wanted, key: 'abcdefgh1234' });
    await expect(unknown).rejects.toMatchObject({ problem: { kind: 'not_found' } });
  });

  it('are generated in every size even after the storage was unavailable for longer than all attempts', async () => {
    const files = catalog.get(PictureFiles);
    const write = files.write.bind(files);
    let refused = 0;
    files.write = async (name, ...content) => {
      if (name.startsWith('media/') && name !== mediaObjects.original(mediaKeyIn(`/${name}`) ?? '')) {
        refused += 1;
        throw new StorageUnavailableError('away');
      }
      await write(name, ...content);
    };
    await upload('away-0001', await photo(109, 90));
    const { key } = await takeIn('away-0001');
    const states = async () => {
      const rows = await catalog.dataSource.query<{ state: string }[]>(
        'select state from media_variant where key = $1',
        [key],
      );
      return rows.map(({ state }) => state);
    };
    for (let turn = 0; turn < 4; turn++) {
      await catalog.get(MakePictures).turn();
      await catalog.dataSource.query('update media_variant set claimed_at = null where key = $1', [key]);
    }
    files.write = write;
    expect(refused).toBeGreaterThan(0);
    await catalog.get(MakePictures).resume();
    await waitFor(async () => (await states()).every((state) => state === 'ready'));
  });
});
