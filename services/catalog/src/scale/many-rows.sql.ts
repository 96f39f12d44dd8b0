export const insertRows = (
  table: string,
  columns: string[],
  extra: string,
  values: string,
): string => `insert into ${table} (${columns.join(', ')}, ${extra})
       select ${columns.map((column) => `r.${column}`).join(', ')}, ${values}
       from jsonb_populate_recordset(null::${table}, $1::jsonb) r`;

export const indexesOf = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique`;
