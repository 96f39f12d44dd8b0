import { invalidFields } from '@valam/contracts/shared/problem';
import { AskedDay } from '@valam/contracts/shared/text';
import { mostCounted, type AdminListQuery } from '@valam/contracts/shared/admin';
import type { AdminDefinition, AdminFilter } from '@valam/contracts/shared/admin-entity';
import { Brackets, type ObjectLiteral, type Repository, type SelectQueryBuilder } from 'typeorm';
import * as z from 'zod/mini';
import { isUuid } from './find-by-id.js';
import type { AdminFilters } from './resource.js';

type PropertyOf<T> = keyof T & string;

/** A definition whose sort and search are properties of the rows. */
export type ListOf<T, D extends AdminDefinition> = D & {
  readonly sort: readonly PropertyOf<T>[];
  readonly search: readonly PropertyOf<T>[];
};

/** Maps the filters and the search of a definition to the rows of a table. */
export interface ListShape<T extends ObjectLiteral, D extends AdminDefinition> {
  /**
   * Each filter of the definition: a property that must equal the value (several, separated by commas, match any of
   * them), or a custom condition.
   */
  readonly filters: Readonly<Record<AdminFilter<D>, PropertyOf<T> | FilterCondition<T>>>;
  /** Replaces the search by `q` in the definition's properties. */
  readonly searchBy?: FilterCondition<T>;
  /** Restricts the rows to those that are records of the entity. */
  readonly only?: (builder: SelectQueryBuilder<T>) => SelectQueryBuilder<T>;
}

export type FilterCondition<T extends ObjectLiteral> = (
  builder: SelectQueryBuilder<T>,
  value: string,
) => SelectQueryBuilder<T>;

const alias = 'record';

/** Filters by a day, inclusive. An invalid day is refused before the query. */
export const byDay =
  <T extends ObjectLiteral>(property: keyof T & string, side: 'from' | 'until'): FilterCondition<T> =>
  (builder, value) => {
    const day = z.safeParse(AskedDay, value);
    if (!day.success) throw invalidFields({ [side]: 'Write a day as 2027-06-01.' });
    return builder.andWhere(`${alias}.${property} ${side === 'from' ? '>=' : '<='} :${side}`, {
      [side]: day.data,
    });
  };

/** Filters by a condition on the row, or its negation; any other value is refused. */
export const byFlag =
  <T extends ObjectLiteral>(
    name: string,
    condition: string,
    parameters: () => ObjectLiteral = () => ({}),
  ): FilterCondition<T> =>
  (builder, value) => {
    if (value !== 'true' && value !== 'false') throw invalidFields({ [name]: 'Write true or false.' });
    // Unchanged, so that a partial index with the same condition is used.
    return builder.andWhere(value === 'true' ? condition : `(${condition}) is not true`, parameters());
  };

/** One page of a list of the back office, sorted and filtered only as the definition allows. */
export async function listPage<T extends ObjectLiteral, D extends AdminDefinition>(
  repository: Repository<T>,
  definition: ListOf<T, D>,
  shape: ListShape<T, D>,
  query: AdminListQuery,
  filters: AdminFilters<D>,
): Promise<{ rows: T[]; total: number }> {
  const builder = repository.createQueryBuilder(alias);
  shape.only?.(builder);
  filter(builder, repository, shape, filters);
  search(builder, shape, definition.search, query.q);
  const sort = query.sort ?? definition.sort[0] ?? 'id';
  if (query.sort && !definition.sort.some((one) => one === query.sort)) {
    throw invalidFields({ sort: `Can be sorted by ${definition.sort.join(', ')}.` });
  }
  builder
    .orderBy(`${alias}.${sort}`, query.order === 'asc' ? 'ASC' : 'DESC')
    .addOrderBy(`${alias}.id`, 'ASC')
    .skip((query.page - 1) * query.perPage)
    .take(query.perPage);
  const [rows, total] = await Promise.all([builder.clone().getMany(), countOf(builder)]);
  return { rows, total };
}

/** The number of results up to a limit: counting a million rows takes longer than reading twenty-five. */
async function countOf<T extends ObjectLiteral>(builder: SelectQueryBuilder<T>): Promise<number> {
  const [few, parameters] = builder
    .clone()
    .orderBy()
    .skip(undefined)
    .take(undefined)
    .select('1')
    .limit(mostCounted + 1)
    .getQueryAndParameters();
  const rows: { total: number }[] = await builder.connection.query(
    `select count(*)::int as total from (${few}) as counted`,
    parameters,
  );
  return rows[0]?.total ?? 0;
}

function filter<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  repository: Repository<T>,
  shape: { readonly filters: object },
  filters: Readonly<Record<string, string | undefined>>,
) {
  const rules = shape.filters as Readonly<Record<string, string | FilterCondition<T> | undefined>>;
  for (const [name, value] of Object.entries(filters)) {
    const rule = name === 'id' ? 'id' : rules[name];
    if (rule === undefined || value === undefined) continue;
    if (typeof rule === 'function') rule(builder, value);
    else equal(builder, repository, rule, name, value.split(','));
  }
}

const comparedAsTheyAre: readonly unknown[] = ['uuid', 'text', 'varchar', String];

/** Compares ids and texts without a cast, so that their index is used; an invalid id has no results. */
function equal<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  { metadata }: Repository<T>,
  property: string,
  name: string,
  values: readonly string[],
) {
  const { type } = metadata.findColumnWithPropertyName(property) ?? {};
  const isId = type === 'uuid';
  const column = `${alias}.${property}`;
  const wanted = isId ? values.filter(isUuid) : values;
  if (wanted.length === 0) builder.andWhere('false');
  else
    builder.andWhere(
      `${comparedAsTheyAre.includes(type) ? column : `cast(${column} as text)`} in (:...filter_${name})`,
      { [`filter_${name}`]: wanted },
    );
}

function search<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  { searchBy }: { readonly searchBy?: FilterCondition<T> },
  properties: readonly string[],
  q: string | undefined,
) {
  if (!q) return;
  if (searchBy) {
    searchBy(builder, q);
    return;
  }
  if (properties.length === 0) return;
  builder.andWhere(
    new Brackets((either) => {
      for (const property of properties) either.orWhere(`cast(${alias}.${property} as text) ilike :q`);
    }),
    { q: `%${q.replace(/[\\%_]/g, '\\$&')}%` },
  );
}
