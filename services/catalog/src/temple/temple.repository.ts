import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { TempleFilters } from '@valam/contracts/catalog/temple.filters';
import { Brackets, DataSource, Repository, type SelectQueryBuilder } from 'typeorm';
import { window, type PageInput } from '../content/page.js';
import { foldSpelling, plainSpelling } from '../text/fold-spelling.js';
import { SearchRepository } from '../search/search.repository.js';
import { TempleEntity } from './temple.entity.js';
import { earthRadiusKm, km, pointOf, nearestTemples, statesOfTemples } from './temple.sql.js';

export interface NearTemple {
  slug: string;
  name: string;
  town: string | null;
  distance_km: number;
}

export interface TemplePage {
  readonly temples: readonly TempleEntity[];
  /** Distances, if the temples were requested near a place. */
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
/** A day trip; more distant places are not near. */
const farthestKm = 100;
const chordOf = (distance: number) => 2 * Math.sin(distance / (2 * earthRadiusKm));
const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Reads temples. */
@Injectable()
export class TempleRepository {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(TempleEntity) private readonly temples: Repository<TempleEntity>,
    private readonly search: SearchRepository,
  ) {}

  async list(filters: TempleFilters & PageInput): Promise<TemplePage> {
    const query = this.temples
      .createQueryBuilder('temple')
      .select(cardColumns)
      .where(`temple.status = 'published'`);
    if (filters.q) await this.narrowToWords(query, filters.q);
    if (filters.district) query.andWhere('lower(temple.district) = lower(:district)', filters);
    if (filters.state) query.andWhere('lower(temple.state) = lower(:state)', filters);
    return filters.q ? this.pageWithTotal(query, filters) : this.pageAndTotal(query, filters);
  }

  /**
   * A text search reads every text that the index does not exclude, so it runs once for both the page and the
   * total.
   */
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
    // Beyond the last page, or without results, there is no row with the total.
    if (!first) return this.pageAndTotal(query, filters);
    const unsorted = await this.temples
      .createQueryBuilder('temple')
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
    // TypeORM's count would add a DISTINCT, which one table does not need.
    const all = query.clone().select('count(*)::int', 'total');
    if (filters.near) all.andWhere('temple.geo is not null');
    const [{ entities, raw }, counted] = await Promise.all([
      (filters.near
        ? this.nearestPage(query, filters.near, { skip, take })
        : this.pageByIndex(query, skip, take)
      ).getRawAndEntities<{ distance_km?: number }>(),
      all.getRawOne<{ total: number }>(),
    ]);
    const distances = distancesOf(entities.map(({ id }, index) => ({ ...raw[index], id })));
    return { temples: entities, distances, total: counted?.total ?? 0 };
  }

  /**
   * The index of the list contains the sort columns: rows are read only for the page, whatever its number.
   */
  private pageByIndex(query: SelectQueryBuilder<TempleEntity>, skip: number, take: number) {
    const page = sorted(query.clone().select('temple.id'), undefined).offset(skip).limit(take);
    const rows = this.temples.createQueryBuilder('temple').select(cardColumns);
    return sorted(rows.where(`temple.id in (${page.getQuery()})`, query.getParameters()), undefined);
  }

  /**
   * The index returns temples at the same distance in any order: sorting all rows up to the end of the page
   * ensures that no temple is on two pages or missing.
   */
  private nearestPage(
    query: SelectQueryBuilder<TempleEntity>,
    near: string,
    { skip, take }: { readonly skip: number; readonly take: number },
  ) {
    const { chord, parameters } = chordFrom(near);
    const nearest = query.clone().select('temple.id', 'id').addSelect(chord, 'chord');
    nearest.andWhere('temple.geo is not null').setParameters(parameters).orderBy(chord);
    const upToPage = `(${nearest.getQuery()} fetch first ${skip + take} rows with ties)`;
    return this.temples
      .createQueryBuilder('temple')
      .select(cardColumns)
      .innerJoin(upToPage, 'near', 'near.id = temple.id')
      .setParameters(nearest.getParameters())
      .addSelect(km('near.chord'), 'distance_km')
      .orderBy('near.chord')
      .addOrderBy('temple.id')
      .offset(skip)
      .limit(take);
  }

  /** The states of the temples that are shown. */
  async states(): Promise<string[]> {
    const rows = await this.dataSource.query<{ state: string }[]>(statesOfTemples);
    return rows.map(({ state }) => state);
  }

  /** Other temples nearby, the nearest first. */
  near(temple: TempleEntity, count: number): Promise<NearTemple[]> {
    if (temple.lat === null || temple.long === null) return Promise.resolve([]);
    return this.dataSource.query<NearTemple[]>(nearestTemples, [
      temple.lat,
      temple.long,
      temple.id,
      count,
      chordOf(farthestKm),
    ]);
  }

  /** Matches the text as typed, in any spelling, or by a synonym of the place or deity. */
  private async narrowToWords(query: SelectQueryBuilder<TempleEntity>, q: string): Promise<void> {
    const folded = foldSpelling(q);
    const names = (await this.search.aliases([folded])).get(folded) ?? [];
    // Folded to one or two letters it would match most words, and no index could be used.
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
  const { chord, parameters } = chordFrom(near);
  return query
    .andWhere('temple.geo is not null')
    .addSelect(km(chord), 'distance_km')
    .setParameters(parameters)
    .orderBy(chord)
    .addOrderBy('temple.id');
}

function chordFrom(near: string) {
  const [lat, lng] = near.split(',').map(Number);
  const chord = `temple.geo <-> ${pointOf(':lat::float8', ':lng::float8')}`;
  return { chord, parameters: { lat, lng } };
}

const distancesOf = (rows: readonly { readonly id: string; readonly distance_km?: number }[]) =>
  new Map(
    rows.flatMap(({ id, distance_km: distance }): [string, number][] =>
      typeof distance === 'number' ? [[id, distance]] : [],
    ),
  );
