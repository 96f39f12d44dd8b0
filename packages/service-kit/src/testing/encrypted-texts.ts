import type { DataSource } from 'typeorm';

/** Tables with short-lived rows, which expire before an old key is removed: they are not re-encrypted. */
const shortLived = ['outbox', 'dead_event', 'idempotency'];

/**
 * The columns, as `table.column`, that really have encrypted texts, whether marked in their entity or not.
 */
export async function columnsWithEncryptedTexts(dataSource: DataSource): Promise<string[]> {
  const columns = await dataSource.query<{ table: string; column: string }[]>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name <> all ($1) and data_type in ('text', 'json', 'jsonb', 'ARRAY') order by 1, 2`,
    [shortLived],
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await dataSource.query<unknown[]>(
      `select 1 from "${table}" where "${column}"::text ~ '\\mv[12]\\.([0-9a-f]{8}\\.)?[\\w-]{16}\\.[\\w-]{22}\\.' limit 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
