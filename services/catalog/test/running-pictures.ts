import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { takeInPicture } from '@valam/contracts/catalog/media.rpc';
import sharp from 'sharp';
import { PictureWorker } from '../src/media/picture-worker.js';
import { runningCatalog } from './start-catalog.js';

/** Narrow strips, because processing time depends on the number of pixels. */
export const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#cc6633' } })
    .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'secret-name' } })
    .jpeg()
    .toBuffer();

/** Starts catalog for the tests of one file, with the steps of an upload. */
export async function runningPictures() {
  const catalog = await runningCatalog();
  // Independent of the machine's load during the test.
  catalog.get(PictureWorker).shouldWait = () => false;
  return {
    catalog,
    async upload(id: string, bytes: Buffer | string): Promise<void> {
      const file = path.join(catalog.storage, mediaObjects.incoming(id));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
    takeIn: (incoming: string) =>
      catalog.rpc.call(takeInPicture, { incoming, alt: 'Pilgrims at dawn', kind: 'photograph' }),
    stored: (name: string) => readFile(path.join(catalog.storage, name)),
  };
}
