import { Injectable } from '@nestjs/common';
import type { TempleFilters } from '@valam/contracts/catalog/temple.filters';
import { Brackets, DataSource, type SelectQueryBuilder } from 'typeorm';
import { window, type PageInput } from '../content/page.js';
import { foldSpelling, plainSpelling } from '../text/fold-spelling.js';
import { SearchRepository } from '../search/search.repository.js';
import { TempleEntity } from './temple.entity.js';

export interface NearTemple {
  slug: string;
  name: string;
  town: string | null;
  distance_km: number;
}

export interface TemplePage {
  readonly temples: readonly TempleEntity[];
  /** Of those that were asked for near a place. */
  readonly distances: ReadonlyMap<string, number>;
  readonly total: number;
}

const cardColumns = [
  'id',
  'slug',
  'name',
  'akaNames',
  'shortDescription',
  'town',
  'district',
  'state',
  'mainDeities',
  'templeList',
  'architectureStyle',
  'lat',
  'long',
  'displayPhoto',
].map((column) => `temple.${column}`);

const shortestFolded = 3;
/** A day trip; what is farther is not close by. */
const farthestKm = 100;
const earthRadiusKm = 6371;
/** The straight line through the earth, as the way over ground. */
const km = (chord: string) => `${2 * earthRadiusKm} * asin(least(1, (${chord}) / 2))`;
const chordOf = (distance: number) => 2 * Math.sin(distance / (2 * earthRadiusKm));
const pointOf = (lat: string, lng: string) =>
  `cube(array[cos(radians(${lat})) * cos(radians(${lng})), cos(radians(${lat})) * sin(radians(${lng})), sin(radians(${lat}))])`;
const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Reads temples. */
@Injectable()
export class TempleRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: SearchRepository,
  ) {}

  async list(filters: TempleFilters & PageInput): Promise<TemplePage> {
    const query = this.dataSource.manager
      .createQueryBuilder(TempleEntity, 'temple')
      .select(cardColumns)
      .where(`temple.status = 'published'`);
    if (filters.q) await this.narrowToWords(query, filters.q);
    if (filters.district) query.andWhere('lower(temple.district) = lower(:district)', filters);
    if (filters.state) query.andWhere('lower(temple.state) = lower(:state)', filters);
    return filters.q ? this.pageWithTotal(query, filters) : this.pageAndTotal(query, filters);
  }

  /** A search for a word reads every text that an index leaves: once, for the page and for how many there are. */
  private async pageWithTotal(
    query: SelectQueryBuilder<TempleEntity>,
    filters: TempleFilters & PageInput,
  ): Promise<TemplePage> {
    const { skip, take } = window(filters);
    const narrow = query.clone().select('temple.id', 'id').addSelect('count(*) over ()::int', 'total');
    const found = await sorted(narrow, filters.near)
      .offset(skip)
      .limit(take)
      .getRawMany<{ id: string; total: number; distance_km?: number }>();
    const [first] = found;
    // A page behind the last one, or nothing at all: no row is there to tell.
    if (!first) return this.pageAndTotal(query, filters);
    const unsorted = await this.dataSource.manager
      .createQueryBuilder(TempleEntity, 'temple')
      .select(cardColumns)
      .where('temple.id = any(:ids)', { ids: found.map(({ id }) => id) })
      .getMany();
    const byId = new Map(unsorted.map((temple) => [temple.id, temple]));
    return {
      temples: found.flatMap(({ id }) => byId.get(id) ?? []),
      distances: distancesOf(found),
      total: first.total,
    };
  }

  private async pageAndTotal(
    query: SelectQueryBuilder<TempleEntity>,
    filters: TempleFilters & PageInput,
  ): Promise<TemplePage> {
    const { skip, take } = window(filters);
    const [{ entities, raw }, counted] = await Promise.all([
      sorted(query.clone(), filters.near)
        .offset(skip)
        .limit(take)
        .getRawAndEntities<{ distance_km?: number }>(),
      // Not TypeORM's own count, which sorts out doubles that one table cannot have.
      query.clone().select('count(*)::int', 'total').getRawOne<{ total: number }>(),
    ]);
    const distances = distancesOf(entities.map(({ id }, index) => ({ ...raw[index], id })));
    return { temples: entities, distances, total: counted?.total ?? 0 };
  }

  /** Others close by, the nearest first. */
  near(temple: TempleEntity, count: number): Promise<NearTemple[]> {
    if (temple.lat === null || temple.long === null) return Promise.resolve([]);
    return this.dataSource.query<NearTemple[]>(
      `with here as (select ${pointOf('$1::float8', '$2::float8')} as point)
       select slug, name, town, ${km('geo <-> point')} as distance_km from temple, here
       where status = 'published' and geo is not null and id <> $3 and geo <-> point <= $5
       order by geo <-> point limit $4`,
      [temple.lat, temple.long, temple.id, count, chordOf(farthestKm)],
    );
  }

  /** As typed, in any spelling, or by another name of the place or deity. */
  private async narrowToWords(query: SelectQueryBuilder<TempleEntity>, q: string): Promise<void> {
    const folded = foldSpelling(q);
    const names = (await this.search.aliases([folded])).get(folded) ?? [];
    // Folded to one or two letters it would stand in most words, and no index could find it.
    const spellings = folded.length < shortestFolded ? [plainSpelling(q)] : [plainSpelling(q), folded];
    const patterns = [...new Set([...spellings, ...names])].filter(Boolean).map(likePattern);
    if (patterns.length === 0) {
      query.andWhere('false');
      return;
    }
    query.andWhere(
      new Brackets((either) => {
        patterns.forEach((pattern, index) =>
          either.orWhere(`temple.searchText like :pattern${index}`, { [`pattern${index}`]: pattern }),
        );
      }),
    );
  }
}

function sorted(
  query: SelectQueryBuilder<TempleEntity>,
  near: string | undefined,
): SelectQueryBuilder<TempleEntity> {
  if (!near) {
    return query.orderBy('temple.listNumber', 'ASC').addOrderBy('temple.name').addOrderBy('temple.id');
  }
  const [lat, lng] = near.split(',').map(Number);
  const here = pointOf(':lat::float8', ':lng::float8');
  return query
    .andWhere('temple.geo is not null')
    .addSelect(km(`temple.geo <-> ${here}`), 'distance_km')
    .setParameters({ lat, lng })
    .orderBy(`temple.geo <-> ${here}`);
}

const distancesOf = (rows: readonly { readonly id: string; readonly distance_km?: number }[]) =>
  new Map(
    rows.flatMap(({ id, distance_km: distance }): [string, number][] =>
      typeof distance === 'number' ? [[id, distance]] : [],
    ),
  );
