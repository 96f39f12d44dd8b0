import { invalidFields } from '@valam/contracts/shared/problem';
import { Day } from '@valam/contracts/shared/text';
import { mostCounted, type AdminListQuery, type AdminRecord } from '@valam/contracts/shared/admin';
import {
  Brackets,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import * as z from 'zod/mini';
import type { AdminFilters, AdminListAnswer } from './resource.js';

export interface ListShape<T extends ObjectLiteral> {
  readonly entity: EntityTarget<T>;
  /** Properties that may be sorted by; the first is the default. */
  readonly sort: readonly [keyof T & string, ...(keyof T & string)[]];
  /** Properties that `q` is looked for in. */
  readonly search: readonly (keyof T & string)[];
  /** Filters by name: a property that must equal the value (several, separated by commas, mean any of them), or a condition of its own. */
  readonly filters?: Readonly<Record<string, (keyof T & string) | FilterCondition<T>>>;
  readonly toRecord: (row: T) => AdminRecord | Promise<AdminRecord>;
}

export type FilterCondition<T extends ObjectLiteral> = (
  builder: SelectQueryBuilder<T>,
  value: string,
) => SelectQueryBuilder<T>;

const alias = 'record';

/** Filters by a day, the day included. A value that is not a day is refused before the database is asked. */
export const byDay =
  <T extends ObjectLiteral>(property: keyof T & string, side: 'from' | 'until'): FilterCondition<T> =>
  (builder, value) => {
    const day = z.safeParse(Day, value);
    if (!day.success) throw invalidFields({ [side]: 'Write a day as 2027-06-01.' });
    return builder.andWhere(`${alias}.${property} ${side === 'from' ? '>=' : '<='} :${side}`, {
      [side]: day.data,
    });
  };

/** One page of a list of the back office, sorted and filtered by what the shape allows and by nothing else. */
export async function listPage<T extends ObjectLiteral>(
  manager: EntityManager,
  shape: ListShape<T>,
  query: AdminListQuery,
  filters: AdminFilters,
): Promise<AdminListAnswer> {
  const builder = manager.createQueryBuilder(shape.entity, alias);
  filter(builder, shape, filters);
  search(builder, shape, query.q);
  const sort = query.sort ?? shape.sort[0];
  if (!shape.sort.includes(sort)) {
    throw invalidFields({ sort: `Can be sorted by ${shape.sort.join(', ')}.` });
  }
  builder
    .orderBy(`${alias}.${sort}`, query.order === 'asc' ? 'ASC' : 'DESC')
    .addOrderBy(`${alias}.id`, 'ASC')
    .skip((query.page - 1) * query.perPage)
    .take(query.perPage);
  const [rows, total] = await Promise.all([builder.clone().getMany(), countOf(builder)]);
  return { items: await Promise.all(rows.map(async (row) => shape.toRecord(row))), total };
}

/** How many there are, as far as anybody pages: counting a million takes longer than showing twenty-five. */
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
  shape: ListShape<T>,
  filters: AdminFilters,
) {
  for (const [name, value] of Object.entries(filters)) {
    const rule =
      name === 'id'
        ? 'id'
        : shape.filters && Object.hasOwn(shape.filters, name)
          ? shape.filters[name]
          : undefined;
    if (!rule) continue;
    if (typeof rule === 'function') rule(builder, value);
    else equal(builder, shape, rule, name, value.split(','));
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const comparedAsTheyAre: readonly unknown[] = ['uuid', 'text', 'varchar', String];

/** Ids and words are compared as they are, so that their index serves; what is no id finds nothing. */
function equal<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  shape: ListShape<T>,
  property: string,
  name: string,
  values: readonly string[],
) {
  const { type } = builder.connection.getMetadata(shape.entity).findColumnWithPropertyName(property) ?? {};
  const isId = type === 'uuid';
  const column = `${alias}.${property}`;
  const wanted = isId ? values.filter((value) => uuid.test(value)) : values;
  if (wanted.length === 0) builder.andWhere('false');
  else
    builder.andWhere(
      `${comparedAsTheyAre.includes(type) ? column : `cast(${column} as text)`} in (:...filter_${name})`,
      { [`filter_${name}`]: wanted },
    );
}

function search<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  shape: ListShape<T>,
  q: string | undefined,
) {
  if (!q || shape.search.length === 0) return;
  builder.andWhere(
    new Brackets((either) => {
      for (const property of shape.search) either.orWhere(`cast(${alias}.${property} as text) ilike :q`);
    }),
    { q: `%${q.replace(/[\\%_]/g, '\\$&')}%` },
  );
}
