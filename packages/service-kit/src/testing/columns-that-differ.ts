import type { DataSource } from 'typeorm';

const columnsOfTables = `
  select relname || '.' || attname as name,
         format_type(atttypid, null) || case when attnotnull then '' else ' or null' end as type
    from pg_attribute join pg_class on pg_class.oid = attrelid
   where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`;

/** The columns whose type in the entities, with or without null, is not that of the tables. */
export async function columnsThatDiffer({ driver, entityMetadatas, manager }: DataSource): Promise<string[]> {
  const rows = await manager.query<{ name: string; type: string }[]>(columnsOfTables);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  return entityMetadatas.flatMap(({ tableName, columns }) =>
    columns
      .map((column) => ({
        name: `${tableName}.${column.databaseName}`,
        entity: `${driver.normalizeType(column)}${column.isArray ? '[]' : ''}${column.isNullable ? ' or null' : ''}`,
      }))
      .filter(({ name, entity }) => types.get(name) !== entity)
      .map(({ name, entity }) => `${name} is ${types.get(name)}, not ${entity}`),
  );
}
