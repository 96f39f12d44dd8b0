import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { mediaObjects } from '@valam/contracts/catalog/media.address';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { MediaEntity } from '../../src/media/media.entity.js';
import { MediaRepository, type NewPicture } from '../../src/media/media.repository.js';
import { PictureFiles } from '../../src/media/picture-files.js';
import type { Prominence } from '../../src/media/variants.js';
import type { SamplePicture } from '../types.js';
import { webpSize } from './webp-size.js';

/** Shown until the picture has been analyzed with its first variant. */
const paper = '#e9e2d6';
const filesAtOnce = 8;

/** The existing files, to detect changes. */
export async function pictureFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.webp')).sort();
}

/** A record with pictures. */
export interface Pictured {
  readonly entity: string;
  readonly slug: string;
  readonly pictures: readonly SamplePicture[];
}

/** The keys of one entity's pictures. */
export interface PictureKeys {
  one(slot: string): string | null;
  /** The main picture and the numbered ones of the same name, e.g. `photo`, `photo-1`, `photo-2`. */
  family(name: string): string[];
}

interface Taken extends NewPicture {
  readonly name: string;
}

/** Copies the pictures of the sample content into the storage. */
@Injectable()
export class SamplePictures {
  constructor(
    private readonly media: MediaRepository,
    private readonly stored: PictureFiles,
    private readonly clock: Clock,
  ) {}

  /** A picture without its file is omitted. */
  async take(
    tx: EntityManager,
    folder: string,
    all: readonly Pictured[],
  ): Promise<(entity: string, slug: string) => PictureKeys> {
    const wanted = all.flatMap(({ entity, slug, pictures }) =>
      pictures.map((picture) => ({ entity, picture, name: `${entity}-${slug}-${picture.slot}` })),
    );
    const taken: Taken[] = [];
    for (let from = 0; from < wanted.length; from += filesAtOnce) {
      const some = wanted.slice(from, from + filesAtOnce).map((one) => this.takeOne(folder, one));
      taken.push(...(await Promise.all(some)).filter((one): one is Taken => one !== null));
    }
    await this.media.register(tx, taken);
    await this.describeAgain(tx, taken);
    const keys = new Map(taken.map(({ name, media }) => [name, media.key]));
    return (entity, slug) =>
      keysOf(all, entity, slug, (slot) => keys.get(`${entity}-${slug}-${slot}`) ?? null);
  }

  private async takeOne(
    folder: string,
    { entity, picture, name }: { entity: string; picture: SamplePicture; name: string },
  ): Promise<Taken | null> {
    const file = path.join(folder, `${name}.webp`);
    const bytes = await readFile(file).catch(() => null);
    const size = bytes && webpSize(bytes);
    if (!bytes || !size) return null;
    const key = createHash('sha256').update(name).update(bytes).digest('hex').slice(0, 32);
    const original = mediaObjects.original(key);
    if (!(await this.stored.exists(original))) await this.stored.write(original, bytes, 'image/webp');
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
    return { name, media, prominence: prominenceOf(entity, picture.slot) };
  }

  /** The texts of a picture may have changed while the picture has not; those edited by staff stay. */
  private async describeAgain(tx: EntityManager, taken: readonly Taken[]): Promise<void> {
    await tx.query(
      `update media m set alt = n.alt, kind = n.kind
       from unnest($1::text[], $2::text[], $3::text[]) as n (key, alt, kind)
       where m.key = n.key and m.version = 1 and (m.alt, m.kind) <> (n.alt, n.kind)`,
      [
        taken.map(({ media }) => media.key),
        taken.map(({ media }) => media.alt),
        taken.map(({ media }) => media.kind),
      ],
    );
  }
}

function keysOf(
  all: readonly Pictured[],
  entity: string,
  slug: string,
  keyOf: (slot: string) => string | null,
): PictureKeys {
  const own = all.find((one) => one.entity === entity && one.slug === slug)?.pictures ?? [];
  return {
    one: keyOf,
    family: (name) =>
      own
        .filter(({ slot }) => slot === name || isNumbered(slot, name))
        .flatMap(({ slot }) => keyOf(slot) ?? []),
  };
}

const isNumbered = (slot: string, name: string) => new RegExp(`^${name}-\\d+$`).test(slot);

function prominenceOf(entity: string, slot: string): Prominence {
  const isMain = slot === 'display' || slot === 'featured' || slot === 'profile';
  if (isMain) return entity === 'tour' ? 3 : 2;
  return slot.startsWith('day-') ? 0 : 1;
}
