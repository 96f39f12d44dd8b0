import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** A row of a table; the type of its columns is checked where it is made, by `rowOf`. */
export interface NewRow {
  readonly entity: EntityTarget<ObjectLiteral>;
  readonly values: ObjectLiteral;
}

export const rowOf = <E extends ObjectLiteral>(entity: EntityTarget<E>, values: Partial<E>): NewRow => ({
  entity,
  values,
});

/** Inserts rows of several tables by one statement: they are written together anyway, and one way is shorter than many. */
export async function insertTogether(tx: EntityManager, rows: readonly NewRow[]): Promise<void> {
  const parameters: unknown[] = [];
  const inserts = rows.map((row) => insertOf(tx, row, parameters));
  const last = inserts.pop();
  if (!last) return;
  const before = inserts.map((insert, i) => `part_${i} as (${insert})`);
  await tx.query(`${before.length > 0 ? `with ${before.join(', ')} ` : ''}${last}`, parameters);
}

function insertOf(tx: EntityManager, { entity, values }: NewRow, parameters: unknown[]): string {
  const { connection } = tx;
  const { tablePath, columns } = connection.getMetadata(entity);
  const given = columns.filter((column) => column.isInsert && values[column.propertyName] !== undefined);
  const places = given.map((column) =>
    parameters.push(connection.driver.preparePersistentValue(values[column.propertyName], column)),
  );
  const names = given.map(({ databaseName }) => `"${databaseName}"`);
  return `insert into "${tablePath}" (${names.join(', ')}) values (${places.map((place) => `$${place}`).join(', ')})`;
}
