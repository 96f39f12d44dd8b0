import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mediaKeyIn, mediaObjects } from '@valam/contracts/catalog/media.address';
import { picturesUsedByIdentity, picturesUsedByLeads } from '@valam/contracts/catalog/picture-use.rpc';
import { erasePictures } from '@valam/contracts/catalog/privacy.rpc';
import { takeInPicture, wantPicture } from '@valam/contracts/catalog/media.rpc';
import { StorageUnavailableError, unfinishedFolder } from '@valam/service-kit/storage/object-storage';
import { PlayedUnits } from '@valam/service-kit/testing/play-unit';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import sharp from 'sharp';
import { ForgetPictures } from '../src/media/forget-pictures.js';
import { MakePictures } from '../src/media/make-pictures.js';
import { MediaRepository } from '../src/media/media.repository.js';
import { PictureFiles } from '../src/media/picture-files.js';
import { PictureWorker } from '../src/media/picture-worker.js';
import { SweepUploads } from '../src/media/sweep-uploads.js';
import { aTemple } from './builders.js';
import { startCatalog, type TestCatalog } from './start-catalog.js';

describe('pictures', () => {
  let catalog: TestCatalog;
  let units: PlayedUnits;
  beforeAll(async () => {
    catalog = await startCatalog();
    units = new PlayedUnits(catalog.nats);
    // Independent of the machine's load during the test.
    catalog.get(PictureWorker).shouldWait = () => false;
  });
  afterAll(() => catalog.stop());

  const upload = async (id: string, bytes: Buffer | string) => {
    const file = path.join(catalog.storage, mediaObjects.incoming(id));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  const takeIn = (incoming: string) =>
    catalog.rpc.call(takeInPicture, { incoming, alt: 'Pilgrims at dawn', kind: 'photograph' });
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#cc6633' } })
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'secret-name' } })
      .jpeg()
      .toBuffer();
  const stored = (name: string) => readFile(path.join(catalog.storage, name));

  it('are refused from staff whose work has none', async () => {
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

  it('are taken in re-encoded, measured and without what came with the file', async () => {
    await upload('upload-0001', await photo(1000, 800));
    const { key, picture } = await takeIn('upload-0001');
    expect(picture).toMatchObject({ src: `/media/${key}`, width: 1000, height: 800, kind: 'photograph' });
    expect(picture.placeholder).toMatch(/^#c[a-f0-9]6[a-f0-9]3[a-f0-9]$/);
    const original = await stored(mediaObjects.original(key));
    expect((await sharp(original).metadata()).format).toBe('webp');
    expect(original.includes('secret-name')).toBe(false);
    await expect(stat(path.join(catalog.storage, mediaObjects.incoming('upload-0001')))).rejects.toThrow();
  });

  it('are made in every size and format by a job', async () => {
    await upload('upload-0002', await photo(900, 600));
    const { key } = await takeIn('upload-0002');
    await waitFor(
      async () => {
        const rows = await catalog.dataSource.query<{ state: string }[]>(
          'select state from media_variant where key = $1',
          [key],
        );
        return rows.length === 12 && rows.every(({ state }) => state === 'ready');
      },
      { timeoutMs: 40_000 },
    );
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const { format: made, width } = await sharp(
        await stored(mediaObjects.variant(key, 480, format)),
      ).metadata();
      expect([made, width]).toEqual([format === 'avif' ? 'heif' : format, 480]);
    }
    const largest = await sharp(await stored(mediaObjects.variant(key, 1200, 'webp'))).metadata();
    expect(largest.width).toBe(900);
  });

  it('are the same picture when the same bytes come again', async () => {
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

  it('that no one took in are swept away after an hour', async () => {
    await upload('upload-old', await photo(10, 10));
    const half = path.join(catalog.storage, unfinishedFolder, randomUUID());
    await mkdir(path.dirname(half), { recursive: true });
    await writeFile(half, 'half');
    const hourLater = Date.now() + 3_600_000;
    await catalog.get(SweepUploads).run(hourLater - 60_000);
    expect((await stored(mediaObjects.incoming('upload-old'))).length).toBeGreaterThan(0);
    await catalog.get(SweepUploads).run(hourLater + 60_000);
    await expect(stored(mediaObjects.incoming('upload-old'))).rejects.toThrow();
    await expect(readFile(half)).rejects.toThrow();
  });

  it('refuse what is too large, and say when nothing arrived', async () => {
    await upload('upload-0006', Buffer.alloc(15_000_001));
    await expect(takeIn('upload-0006')).rejects.toMatchObject({ problem: { kind: 'too_large' } });
    await expect(stored(mediaObjects.incoming('upload-0006'))).rejects.toThrow();
    await expect(takeIn('upload-0007')).rejects.toMatchObject({
      problem: { code: 'catalog.upload_missing' },
    });
  });

  it('are made next when someone wants to see them, and found meanwhile in other sizes', async () => {
    await upload('upload-0008', await photo(500, 500));
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

  it('are forgotten when nothing has shown them for a month, here or in another unit', async () => {
    const bring = async (width: number) => {
      await upload(`upload-1${width}`, await photo(width, 90));
      return (await takeIn(`upload-1${width}`)).key;
    };
    const [onPage, inWords, ofPartner, loose] = [
      await bring(101),
      await bring(102),
      await bring(103),
      await bring(104),
    ];
    await aTemple(catalog, { displayPhoto: onPage, about: `[img]/media/${inWords}/800.webp[/img]` });
    const left = async () => {
      const rows = await catalog.dataSource.query<{ key: string }[]>('select key from media');
      return rows.map(({ key }) => key);
    };
    const forget = () => catalog.get(ForgetPictures).run();
    await units.answer(picturesUsedByLeads, () => ({ used: [] }));
    await catalog.advance(31 * 86_400_000);
    await expect(forget()).rejects.toThrow();
    expect(await left()).toContain(loose);
    await units.answer(picturesUsedByIdentity, ({ keys }) => ({
      used: keys.filter((key) => key === ofPartner),
    }));
    await bring(105);
    await forget();
    const kept = await left();
    expect(kept).toEqual(expect.arrayContaining([onPage, inWords, ofPartner]));
    expect(kept).not.toContain(loose);
    expect(kept).toHaveLength(4);
    await waitFor(async () =>
      stat(path.join(catalog.storage, mediaObjects.original(loose))).then(
        () => false,
        () => true,
      ),
    );
  });

  it('are kept when they are uploaded again while the other units are asked for them', async () => {
    await upload('again-0001', await photo(107, 90));
    const { key } = await takeIn('again-0001');
    await catalog.advance(31 * 86_400_000);
    await units.answer(picturesUsedByLeads, () => ({ used: [] }));
    await units.answer(picturesUsedByIdentity, async () => {
      await upload('again-0002', await photo(107, 90));
      await takeIn('again-0002');
      return { used: [] };
    });
    await catalog.get(ForgetPictures).run();
    expect(await catalog.get(MediaRepository).find(key)).not.toBeNull();
  });

  it('keep their files when they are uploaded again before those of the deleted record are removed', async () => {
    for (const rpc of [picturesUsedByIdentity, picturesUsedByLeads])
      await units.answer(rpc, () => ({ used: [] }));
    const bytes = await photo(108, 90);
    await upload('again-0003', bytes);
    const { key } = await takeIn('again-0003');
    const files = catalog.get(PictureFiles);
    const remove = files.remove.bind(files);
    let isAway = true;
    files.remove = async (name) => {
      if (isAway && name.includes(key)) throw new StorageUnavailableError('away');
      await remove(name);
    };
    expect(await catalog.rpc.call(erasePictures, { keys: [key] })).toEqual({ erased: 1 });
    await upload('again-0004', bytes);
    await takeIn('again-0004');
    isAway = false;
    await catalog.get(ForgetPictures).removeFiles({ names: [mediaObjects.original(key)] });
    files.remove = remove;
    expect((await stored(mediaObjects.original(key))).length).toBeGreaterThan(0);
  });

  it('are made in every size after the storage was away for longer than all attempts take', async () => {
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
    await waitFor(async () => (await states()).every((state) => state === 'ready'), { timeoutMs: 15_000 });
  });

  it('of an erased person are deleted at once, unless another record shows them', async () => {
    const used = new Set<string>();
    for (const rpc of [picturesUsedByIdentity, picturesUsedByLeads])
      await units.answer(rpc, ({ keys }) => ({ used: keys.filter((key) => used.has(key)) }));
    const keys: string[] = [];
    for (const [id, width] of [
      ['erased-0001', 310],
      ['erased-0002', 320],
      ['erased-0003', 330],
    ] as const) {
      await upload(id, await photo(width, 200));
      keys.push((await takeIn(id)).key);
    }
    const [own = '', onPage = '', ofAnother = ''] = keys;
    await aTemple(catalog, { displayPhoto: onPage });
    used.add(ofAnother);
    expect(await catalog.rpc.call(erasePictures, { keys })).toEqual({ erased: 1 });
    const isThere = (key: string) =>
      stat(path.join(catalog.storage, mediaObjects.original(key))).then(
        () => true,
        () => false,
      );
    await waitFor(async () => !(await isThere(own)));
    expect([await isThere(onPage), await isThere(ofAnother)]).toEqual([true, true]);
    await expect(
      catalog.rpc.call(wantPicture, { key: own, width: 480, format: 'avif' }),
    ).rejects.toMatchObject({ problem: { code: 'catalog.picture_not_found' } });
    expect(await catalog.rpc.call(erasePictures, { keys })).toEqual({ erased: 0 });
  });
});
