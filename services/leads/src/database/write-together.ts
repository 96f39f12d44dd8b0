import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Keeps a value for the statement, and answers how the statement names it: `$3`. */
type Place = (value: unknown) => string;

/** A statement that writes, as one part of a larger one. */
export type Write = (place: Place, tx: EntityManager) => string;

/** A column's value, or an expression of the database, as TypeORM's own builders take it. */
type Values<E> = { readonly [K in keyof E]?: E[K] | (() => string) };

/**
 * Another part of the same statement, by its place. What comes after it happens only if it has written something. Parts
 * that say nothing of each other are written in any order.
 */
interface Order {
  readonly after?: number;
}

const partName = (i: number): string => `part_${i}`;
const afterPart = ({ after }: Order): string => (after === undefined ? '' : ` from ${partName(after)}`);

/**
 * Writes rows of several tables by one statement: they are written together anyway, and one way to the database is
 * shorter than many. Answers `columns` of the rows that the last part has written.
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
    `with ${parts.join(', ')} select ${columns} from ${partName(parts.length - 1)}`,
    values,
  );
}

/** A new row. */
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

/** The columns of the rows that `where` finds. */
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
    return `update ${table} set ${set.map(({ name, value }) => `${name} = ${value}`).join(', ')}${afterPart(order)}
      where ${found.map(({ name, value }) => `${table}.${name} = ${value}`).join(' and ')}`;
  };
}

const tableOf = <E extends ObjectLiteral>(tx: EntityManager, entity: EntityTarget<E>): string =>
  `"${tx.connection.getMetadata(entity).tablePath}"`;

interface ColumnKind {
  readonly isInsert: boolean;
  readonly isUpdate: boolean;
}

/** Names and values of the columns that a row gives. Each value says its type: a part that selects does not infer it. */
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
