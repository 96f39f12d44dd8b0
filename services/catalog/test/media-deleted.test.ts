import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { wantPicture } from '@valam/contracts/catalog/media.rpc';
import { picturesUsedByIdentity, picturesUsedByLeads } from '@valam/contracts/catalog/picture-use.rpc';
import { erasePictures } from '@valam/contracts/catalog/privacy.rpc';
import { catalogAuditRecorded } from '@valam/contracts/identity/audit.events';
import { StorageUnavailableError, unfinishedFolder } from '@valam/service-kit/storage/object-storage';
import { PlayedUnits } from '@valam/service-kit/testing/play-unit';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ForgetPictures } from '../src/media/forget-pictures.js';
import { MediaRepository } from '../src/media/media.repository.js';
import { PictureFiles } from '../src/media/picture-files.js';
import { SweepUploads } from '../src/media/sweep-uploads.js';
import { aTemple } from './builders.js';
import { deskOf } from './desk.js';
import { photo, runningPictures } from './running-pictures.js';

const { catalog, upload, takeIn, stored } = await runningPictures();
const units = new PlayedUnits(catalog.nats);

describe('pictures', () => {
  it('that were never processed are deleted after an hour', async () => {
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

  it('are deleted after a month without use, here or in another service', async () => {
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

  it('are kept if they are uploaded again during the calls to other services', async () => {
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

  it('keep their files if they are uploaded again before those of the deleted record are removed', async () => {
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

  it('of an erased person are deleted even if events of the last days have their key', async () => {
    for (const rpc of [picturesUsedByIdentity, picturesUsedByLeads])
      await units.answer(rpc, () => ({ used: [] }));
    await upload('erased-0000', await photo(300, 200));
    const { key } = await takeIn('erased-0000');
    const { create, update } = deskOf(catalog);
    const said = { fullName: 'Asha', review: 'Good.', photo: key };
    const { id, version } = await create('testimonials', said);
    await update('testimonials', id, version, { photo: null });
    expect(JSON.stringify(await catalog.emittedEvents(catalogAuditRecorded))).toContain(key);
    expect(await catalog.rpc.call(erasePictures, { keys: [key] })).toEqual({ erased: 1 });
  });

  it('of an erased person are deleted immediately, unless another record shows them', async () => {
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
