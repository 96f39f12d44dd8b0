import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { MediaEntity } from '../../src/media/media.entity.js';
import { MediaRepository } from '../../src/media/media.repository.js';
import { Storage } from '../../src/media/storage.js';
import type { Prominence } from '../../src/media/variants.js';
import type { SamplePicture } from '../types.js';
import { webpSize } from './webp-size.js';

/** Shown until the picture has been looked at, which its first size does. */
const paper = '#e9e2d6';

/** The keys of one entity's pictures. */
export interface PictureKeys {
  one(slot: string): string | null;
  /** The main one and its numbered family, e.g. `photo`, `photo-1`, `photo-2`. */
  family(name: string): string[];
}

/** Takes the pictures that lie beside the sample content into the storage. */
@Injectable()
export class SamplePictures {
  constructor(
    private readonly media: MediaRepository,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** The files there are, for telling whether anything has changed. */
  async files(folder: string): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => name.endsWith('.webp')).sort();
  }

  /** A picture whose file is missing is left out. */
  async take(
    tx: EntityManager,
    folder: string,
    entity: string,
    slug: string,
    pictures: readonly SamplePicture[],
  ): Promise<PictureKeys> {
    const keys = new Map<string, string>();
    for (const picture of pictures) {
      const key = await this.takeOne(
        tx,
        path.join(folder, `${entity}-${slug}-${picture.slot}.webp`),
        picture,
        entity,
      );
      if (key) keys.set(picture.slot, key);
    }
    return {
      one: (slot) => keys.get(slot) ?? null,
      family: (name) =>
        [...keys].filter(([slot]) => slot === name || isNumbered(slot, name)).map(([, key]) => key),
    };
  }

  private async takeOne(
    tx: EntityManager,
    file: string,
    picture: SamplePicture,
    entity: string,
  ): Promise<string | null> {
    const bytes = await readFile(file).catch(() => null);
    const size = bytes && webpSize(bytes);
    if (!bytes || !size) return null;
    const key = createHash('sha256').update(path.basename(file)).update(bytes).digest('hex').slice(0, 32);
    const original = mediaObjects.original(key);
    if (!(await this.storage.exists(original))) await this.storage.copyFromFile(file, original, 'image/webp');
    const now = this.clock.now();
    const media = Object.assign(new MediaEntity(), {
      key,
      ...size,
      alt: picture.alt,
      placeholder: paper,
      kind: picture.kind,
      focus: picture.focus ?? null,
      bytes: bytes.length,
      isSample: true,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await this.media.register(tx, media, prominenceOf(entity, picture.slot));
    await tx.query(
      'update media set alt = $2, kind = $3 where key = $1 and version = 1 and (alt, kind) <> ($2, $3)',
      [key, picture.alt, picture.kind],
    );
    return key;
  }
}

const isNumbered = (slot: string, name: string) => new RegExp(`^${name}-\\d+$`).test(slot);

function prominenceOf(entity: string, slot: string): Prominence {
  const isMain = slot === 'display' || slot === 'featured' || slot === 'profile';
  if (isMain) return entity === 'tour' ? 3 : 2;
  return slot.startsWith('day-') ? 0 : 1;
}
