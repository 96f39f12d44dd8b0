import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Contributor } from '@valam/contracts/catalog/contributor.schema';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { DataSource, type FindOptionsWhere, In, Repository } from 'typeorm';
import { window, type PageInput } from '../content/page.js';
import { Pictures } from '../media/pictures.js';
import { ContributorEntity } from './contributor.entity.js';

interface PictureRow {
  contributor_id: string;
  slot: string;
  media_key: string;
}

/** Reads contributors from identity's events, with catalog's pictures for those without any. */
@Injectable()
export class ContributorRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ContributorEntity) private readonly contributors: Repository<ContributorEntity>,
    private readonly pictures: Pictures,
  ) {}

  async byIds(ids: readonly string[]): Promise<Contributor[]> {
    if (ids.length === 0) return [];
    const found = await this.shown({ id: In([...ids]), isPublic: true });
    return inOrder(ids, found, ({ id }) => id);
  }

  async byNames(names: readonly string[]): Promise<Contributor[]> {
    const wanted = names.map((name) => name.toLowerCase());
    if (wanted.length === 0) return [];
    const rows = await this.contributors
      .createQueryBuilder('contributor')
      .where('contributor.isPublic and contributor.isListed and lower(contributor.name) = any(:wanted)', {
        wanted,
      })
      .orderBy('contributor.id')
      .take(100)
      .getMany();
    return inOrder(wanted, await this.withPictures(rows), ({ name }) => name.toLowerCase());
  }

  async bySlug(slug: string): Promise<Contributor | null> {
    return (await this.shown({ slug, isPublic: true, isListed: true }))[0] ?? null;
  }

  /** Portraits by the slug of the page. */
  async portraits(slugs: readonly string[]): Promise<ReadonlyMap<string, Picture | null>> {
    if (slugs.length === 0) return new Map();
    const found = await this.shown({ slug: In([...slugs]), isPublic: true, isListed: true });
    return new Map(found.map(({ slug, profilePhoto }) => [slug, profilePhoto]));
  }

  findByCode(code: string): Promise<ContributorEntity | null> {
    return this.contributors
      .createQueryBuilder('contributor')
      .where('contributor.isPublic and upper(contributor.referralCode) = upper(:code)', { code })
      .getOne();
  }

  async list({ area, ...page }: PageInput & { area: string | undefined }): Promise<[Contributor[], number]> {
    const query = this.contributors
      .createQueryBuilder('contributor')
      .where('contributor.isPublic and contributor.isListed')
      .orderBy('contributor.name')
      .addOrderBy('contributor.id');
    if (area) query.andWhere('lower(contributor.contributingArea) = lower(:area)', { area });
    const { skip, take } = window(page);
    const [rows, total] = await query.skip(skip).take(take).getManyAndCount();
    return [await this.withPictures(rows), total];
  }

  private async shown(where: FindOptionsWhere<ContributorEntity>): Promise<Contributor[]> {
    return this.withPictures(await this.contributors.findBy(where));
  }

  private async withPictures(rows: readonly ContributorEntity[]): Promise<Contributor[]> {
    const shown = await this.withHeldPictures(rows);
    return shown.map((one) => ({ ...one, avatarUrl: one.profilePhoto?.src ?? null }));
  }

  private async withHeldPictures(rows: readonly ContributorEntity[]): Promise<Contributor[]> {
    const shown = rows.flatMap(({ shown, isSample, isListed: hasPage }): Contributor[] =>
      shown ? [{ ...shown, isSample, hasPage }] : [],
    );
    const without = shown.filter(({ profilePhoto, photos }) => !profilePhoto || photos.length === 0);
    if (without.length === 0) return shown;
    const held = await this.dataSource.query<PictureRow[]>(
      'select contributor_id, slot, media_key from contributor_picture where contributor_id = any($1) order by sort_order',
      [without.map(({ id }) => id)],
    );
    if (held.length === 0) return shown;
    const pictures = await this.pictures.of(held.map(({ media_key }) => media_key));
    return shown.map((one) => {
      const own = held.filter(({ contributor_id }) => contributor_id === one.id);
      const keys = (isProfile: boolean) =>
        own.filter(({ slot }) => (slot === 'profile') === isProfile).map(({ media_key }) => media_key);
      return {
        ...one,
        profilePhoto: one.profilePhoto ?? pictures.one(keys(true)[0]),
        photos: one.photos.length > 0 ? one.photos : pictures.many(keys(false)),
      };
    });
  }
}

function inOrder<T>(keys: readonly string[], found: readonly T[], keyOf: (one: T) => string): T[] {
  return keys.flatMap((key) => found.filter((one) => keyOf(one) === key).slice(0, 1));
}
