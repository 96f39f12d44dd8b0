import { prepared } from '@valam/service-kit/database/prepared-statements';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Adds a parameter to the statement and returns its placeholder: `$3`. */
type Place = (value: unknown) => string;

/** A writing statement that is one part of a larger one. */
export type Write = (place: Place, tx: EntityManager) => string;

/** A column's value, or an SQL expression, as in TypeORM's builders. */
type Values<E> = { readonly [K in keyof E]?: E[K] | (() => string) };

/**
 * A dependency on another part of the same statement: the part runs only if that one has written a row. Parts
 * without dependencies run in any order.
 */
interface Order {
  readonly after?: number;
}

const partName = (i: number): string => `part_${i}`;
const afterPart = ({ after }: Order): string => (after === undefined ? '' : ` from ${partName(after)}`);

/**
 * Writes rows of several tables in one statement, which is atomic and needs one round trip. Returns `columns`
 * of the rows written by the last part.
 */
export async function writeTogether<Row = unknown>(
  tx: EntityManager,
  writes: readonly Write[],
  columns = '1 as one',
): Promise<Row[]> {
  const values: unknown[] = [];
  const place: Place = (value) => '$' + String(values.push(value));
  const parts = writes.map((write, i) => `${partName(i)} as (${write(place, tx)} returning *)`);
  return tx.query<Row[]>(
    prepared(`with ${parts.join(', ')} select ${columns} from ${partName(parts.length - 1)}`),
    values,
  );
}

/** Inserts a row. */
export function inserted<E extends ObjectLiteral>(
  entity: EntityTarget<E>,
  row: Values<E>,
  order: Order = {},
): Write {
  return (place, tx) => {
    const columns = writtenColumns(tx, entity, row, place, ({ isInsert }) => isInsert);
    const names = columns.map(({ name }) => name).join(', ');
    const values = columns.map(({ value }) => value).join(', ');
    return `insert into ${tableOf(tx, entity)} (${names}) select ${values}${afterPart(order)}`;
  };
}

/** Updates the columns of the rows that match `where`. */
export function updated<E extends ObjectLiteral>(
  entity: EntityTarget<E>,
  row: Values<E>,
  where: Values<E>,
  order: Order = {},
): Write {
  return (place, tx) => {
    const table = tableOf(tx, entity);
    const set = writtenColumns(tx, entity, row, place, ({ isUpdate }) => isUpdate);
    const found = writtenColumns(tx, entity, where, place, () => true);
    const assigned = set.map(({ name, value }) => `${name} = ${value}`).join(', ');
    const equal = found.map(({ name, value }) => `${table}.${name} = ${value}`).join(' and ');
    return `update ${table} set ${assigned}${afterPart(order)} where ${equal}`;
  };
}

const tableOf = <E extends ObjectLiteral>(tx: EntityManager, entity: EntityTarget<E>): string =>
  `"${tx.connection.getMetadata(entity).tablePath}"`;

interface ColumnKind {
  readonly isInsert: boolean;
  readonly isUpdate: boolean;
}

/**
 * Names and values of the given columns. Each value has a type cast, because types are not inferred in a part
 * with a select.
 */
function writtenColumns<E extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<E>,
  row: Values<E>,
  place: Place,
  isMeant: (column: ColumnKind) => boolean,
): { name: string; value: string }[] {
  const { driver } = tx.connection;
  const given = row as Record<string, unknown>;
  return tx.connection
    .getMetadata(entity)
    .columns.filter((column) => isMeant(column) && given[column.propertyName] !== undefined)
    .map((column) => {
      const value = given[column.propertyName];
      const name = `"${column.databaseName}"`;
      if (typeof value === 'function') return { name, value: (value as () => string)() };
      const kept = place(driver.preparePersistentValue(value, column));
      return { name, value: `${kept}::${driver.normalizeType(column)}` };
    });
}
