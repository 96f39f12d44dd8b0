/** A row to export, with its size in the database. */
export interface SizedRow {
  readonly id: string;
  readonly bytes: number;
}

/** A quarter of the largest message: quotes and line breaks are escaped in CSV, and again in JSON. */
const bytesPerPage = 250_000;

export const sizesIn = (table: string): string =>
  `select id, octet_length(record::text) as bytes from ${table} record order by id`;

/** The ids of rows in order, in pages that each fit into a message. */
export function exportPages(rows: readonly SizedRow[]): string[][] {
  const pages: string[][] = [];
  let room = 0;
  for (const { id, bytes } of rows) {
    if (bytes > room) {
      pages.push([]);
      room = bytesPerPage;
    }
    pages.at(-1)?.push(id);
    room -= bytes;
  }
  return pages;
}
