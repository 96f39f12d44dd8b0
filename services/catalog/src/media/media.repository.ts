import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { MediaEntity } from './media.entity.js';
import { priorityOf, variantsOf, wantedNow, type Prominence, type Variant } from './variants.js';
import {
  insertVariants,
  raisePriority,
  claimVariant,
  markMade,
  markFailed,
  makeAgain,
  unclaim,
} from './media.sql.js';

export interface WantedVariant extends Variant {
  readonly key: string;
}

export interface NewPicture {
  readonly media: MediaEntity;
  readonly prominence: Prominence;
}

/** Pictures and their variants. */
@Injectable()
export class MediaRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(MediaEntity) private readonly media: Repository<MediaEntity>,
  ) {}

  find(key: string): Promise<MediaEntity | null> {
    return this.media.findOneBy({ key });
  }

  /**
   * Updates the time of a picture that was uploaded again, because it is probably about to be used. Null if
   * it is unknown or was just deleted.
   */
  async touch(key: string, at: Date): Promise<MediaEntity | null> {
    const { affected } = await this.media.update({ key }, { updatedAt: at });
    return affected ? this.find(key) : null;
  }

  async known(tx: EntityManager, keys: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ key: string }[]>('select key from media where key = any($1)', [[...keys]]);
    return new Set(rows.map(({ key }) => key));
  }

  /** Registers pictures and requests all of their variants; known ones stay unchanged. */
  async register(tx: EntityManager, pictures: readonly NewPicture[]): Promise<void> {
    const known = await this.known(
      tx,
      pictures.map(({ media }) => media.key),
    );
    const unknown = pictures.filter(({ media }) => !known.has(media.key));
    if (unknown.length === 0) return;
    const media = unknown.map((picture) => picture.media);
    await tx.createQueryBuilder().insert().into(MediaEntity).values(media).orIgnore().execute();
    const variants = unknown.flatMap(({ media: { key, width }, prominence }) =>
      variantsOf(width).map((variant) => ({ key, ...variant, priority: priorityOf(variant, prominence) })),
    );
    await tx.query(insertVariants, [
      variants.map(({ key }) => key),
      variants.map(({ width }) => width),
      variants.map(({ format }) => format),
      variants.map(({ priority }) => priority),
    ]);
  }

  async available(key: string): Promise<Variant[]> {
    return this.dataSource.query<Variant[]>(
      `select width, format from media_variant where key = $1 and state = 'ready' order by format, width`,
      [key],
    );
  }

  /** Gives a variant the highest priority; returns true if it has not been generated yet. */
  async want(tx: EntityManager, key: string, { width, format }: Variant): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(raisePriority, [key, width, format, wantedNow]);
    return rows.length > 0;
  }

  /** Claims the most urgent variant with a lease, so that no other replica generates it too. */
  async claim(leastPriority: number): Promise<WantedVariant | null> {
    const [rows] = await this.dataSource.query<[WantedVariant[], number]>(claimVariant, [leastPriority]);
    return rows[0] ?? null;
  }

  async isAnyWanted(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from media_variant where state = 'wanted' limit 1`,
    );
    return rows.length > 0;
  }

  /** Releases a claim because the storage is unavailable, which is not a failed attempt. */
  async putBack({ key, width, format }: WantedVariant): Promise<void> {
    await this.dataSource.query(unclaim, [key, width, format]);
  }

  async made({ key, width, format }: WantedVariant, bytes: number): Promise<void> {
    await this.dataSource.query(markMade, [key, width, format, bytes]);
  }

  /** Records a failed attempt, unless another replica has made it; retried later, and given up after some attempts. */
  async failed({ key, width, format }: WantedVariant): Promise<void> {
    await this.dataSource.query(markFailed, [key, width, format]);
  }

  async paint(key: string, placeholder: string): Promise<void> {
    await this.dataSource.query('update media set placeholder = $2 where key = $1 and placeholder <> $2', [
      key,
      placeholder,
    ]);
  }

  /**
   * Requests a variant again whose file is missing, because the storage may lose files that the database
   * still has.
   */
  async forget(key: string, { width, format }: { width: number; format: PictureFormat }): Promise<void> {
    await this.dataSource.query(makeAgain, [key, width, format, wantedNow]);
  }
}
