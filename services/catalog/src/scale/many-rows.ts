import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

const insertRows = (
  table: string,
  columns: string[],
  extra: string,
  values: string,
): string => `insert into ${table} (${columns.join(', ')}, ${extra})
       select ${columns.map((column) => `r.${column}`).join(', ')}, ${values}
       from jsonb_populate_recordset(null::${table}, $1::jsonb) r`;

const indexesOf = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique`;

export type Cell = string | number | null | readonly string[];

const rowsAtOnce = 5_000;

/** Columns of every row with constant values. */
const usual: Record<string, string> = {
  search_document: `updated_at`,
};
const usualValues: Record<string, string> = { search_document: 'now()' };
const contentColumns = 'status, created_at, updated_at, published_at';
const contentValues = `'published', now(), now(), now()`;

/** Inserts rows into a table, given as cells in the order of its named columns. */
export async function insert(
  tx: EntityManager,
  table: string,
  names: string,
  rows: readonly Cell[][],
): Promise<void> {
  const columns = names.split(' ');
  const extra = usual[table] ?? contentColumns;
  const values = usualValues[table] ?? contentValues;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows
      .slice(from, from + rowsAtOnce)
      .map((row) => Object.fromEntries(columns.map((c, i) => [c, row[i]])));
    await tx.query(insertRows(table, columns, extra, values), [JSON.stringify(part)]);
  }
}

/** Building an index at the end takes a fraction of the time of updating it with every row. */
export async function withoutIndexes(
  tx: EntityManager,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await tx.query<{ name: string; definition: string }[]>(indexesOf, [tables]);
  for (const { name } of indexes) await tx.query(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await tx.query(definition);
}

/** Vacuums and analyzes, as autovacuum does after a while. Not within a transaction. */
export async function settle(manager: EntityManager): Promise<void> {
  for (const table of ['tour', 'departure', 'temple', 'search_document', 'search_word']) {
    // A transaction with an older snapshot prevents pages from being marked all-visible, which influences
    // query plans.
    for (let tries = 0; tries < 20; tries++) {
      await manager.query(`vacuum analyze ${table}`);
      if (await isSettled(manager, table)) break;
      await pause(250);
    }
  }
}

async function isSettled(manager: EntityManager, table: string): Promise<boolean> {
  const [state] = await manager.query<{ settled: boolean }[]>(
    'select relallvisible >= relpages as settled from pg_class where oid = $1::regclass',
    [table],
  );
  return state?.settled ?? false;
}
