import { Injectable } from '@nestjs/common';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';
import { DataSource, type EntityManager } from 'typeorm';
import { MediaEntity } from './media.entity.js';
import { priorityOf, variantsOf, wantedNow, type Prominence, type Variant } from './variants.js';

export interface WantedVariant extends Variant {
  readonly key: string;
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

  /** Registers a picture and wants all of its sizes; one that is known stays as it is. */
  async register(tx: EntityManager, media: MediaEntity, prominence: Prominence): Promise<void> {
    const known = await tx.existsBy(MediaEntity, { key: media.key });
    if (known) return;
    await tx.insert(MediaEntity, media as never);
    const variants = variantsOf(media.width);
    await tx.query(
      `insert into media_variant (key, width, format, priority)
       select $1, * from unnest($2::int[], $3::text[], $4::int[]) on conflict do nothing`,
      [
        media.key,
        variants.map(({ width }) => width),
        variants.map(({ format }) => format),
        variants.map((variant) => priorityOf(variant, prominence)),
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
  async claim(): Promise<WantedVariant | null> {
    const [rows] = await this.dataSource.query<[WantedVariant[], number]>(
      `update media_variant set claimed_at = now(), attempts = attempts + 1
       where (key, width, format) = (
         select key, width, format from media_variant
         where state = 'wanted' and (claimed_at is null or claimed_at < now() - interval '${claimMinutes} minutes')
         order by priority desc, key, width limit 1 for update skip locked)
       returning key, width, format`,
    );
    return rows[0] ?? null;
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
