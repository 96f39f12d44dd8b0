import { Injectable } from '@nestjs/common';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';
import { DataSource, type EntityManager } from 'typeorm';
import { MediaEntity } from './media.entity.js';
import { priorityOf, variantsOf, wantedNow, type Prominence, type Variant } from './variants.js';

export interface WantedVariant extends Variant {
  readonly key: string;
}

export interface NewPicture {
  readonly media: MediaEntity;
  readonly prominence: Prominence;
}

const claimMinutes = 2;
const mostAttempts = 3;

/** Pictures and the sizes that are made of them. */
@Injectable()
export class MediaRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(key: string): Promise<MediaEntity | null> {
    return this.dataSource.manager.findOneBy(MediaEntity, { key });
  }

  /** It came again: someone is about to show it. */
  async touch(key: string, at: Date): Promise<void> {
    await this.dataSource.query('update media set updated_at = $2 where key = $1', [key, at]);
  }

  async known(tx: EntityManager, keys: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ key: string }[]>('select key from media where key = any($1)', [[...keys]]);
    return new Set(rows.map(({ key }) => key));
  }

  /** Registers pictures and wants all of their sizes; those that are known stay as they are. */
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
    await tx.query(
      `insert into media_variant (key, width, format, priority)
       select * from unnest($1::text[], $2::int[], $3::text[], $4::int[]) on conflict do nothing`,
      [
        variants.map(({ key }) => key),
        variants.map(({ width }) => width),
        variants.map(({ format }) => format),
        variants.map(({ priority }) => priority),
      ],
    );
  }

  async available(key: string): Promise<Variant[]> {
    return this.dataSource.query<Variant[]>(
      `select width, format from media_variant where key = $1 and state = 'ready' order by format, width`,
      [key],
    );
  }

  /** Moves a size to the front; tells whether it is still to be made. */
  async want(tx: EntityManager, key: string, { width, format }: Variant): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(
      `update media_variant set priority = $4 where key = $1 and width = $2 and format = $3 and state = 'wanted'
       returning key`,
      [key, width, format, wantedNow],
    );
    return rows.length > 0;
  }

  /** Takes the most wanted size for a while, so that no other replica makes it as well. */
  async claim(leastPriority: number): Promise<WantedVariant | null> {
    const [rows] = await this.dataSource.query<[WantedVariant[], number]>(
      `update media_variant set claimed_at = now(), attempts = attempts + 1
       where (key, width, format) = (
         select key, width, format from media_variant
         where state = 'wanted' and priority >= $1 and (claimed_at is null or claimed_at < now() - interval '${claimMinutes} minutes')
         order by priority desc, key, width limit 1 for update skip locked)
       returning key, width, format`,
      [leastPriority],
    );
    return rows[0] ?? null;
  }

  async isAnyWanted(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from media_variant where state = 'wanted' limit 1`,
    );
    return rows.length > 0;
  }

  async made({ key, width, format }: WantedVariant, bytes: number): Promise<void> {
    await this.dataSource.query(
      `update media_variant set state = 'ready', bytes = $4, made_at = now(), claimed_at = null
       where key = $1 and width = $2 and format = $3`,
      [key, width, format, bytes],
    );
  }

  /** Tried again later, and given up after some tries. */
  async failed({ key, width, format }: WantedVariant): Promise<void> {
    await this.dataSource.query(
      `update media_variant set state = case when attempts >= ${mostAttempts} then 'failed' else 'wanted' end,
         priority = 0 where key = $1 and width = $2 and format = $3`,
      [key, width, format],
    );
  }

  async paint(key: string, placeholder: string): Promise<void> {
    await this.dataSource.query('update media set placeholder = $2 where key = $1 and placeholder <> $2', [
      key,
      placeholder,
    ]);
  }

  /** Files of the storage may be lost while the database is not: whatever was made is wanted again. */
  async forget(key: string, { width, format }: { width: number; format: PictureFormat }): Promise<void> {
    await this.dataSource.query(
      `update media_variant set state = 'wanted', attempts = 0, claimed_at = null, priority = $4
       where key = $1 and width = $2 and format = $3`,
      [key, width, format, wantedNow],
    );
  }
}
