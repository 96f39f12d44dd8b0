import type { EntityManager } from 'typeorm';

/** Limits each statement of a rebuild, or of a long backlog, to a few seconds. */
const rowsAtOnce = 20_000;

/** Rows of a ledger by sequence number: after the last processed one, up to the newest. */
export interface UnreadRows {
  readonly after: number;
  readonly newest: number;
}

/** Runs a statement on the rows with numbers above `$1` up to `$2`, slice by slice. */
export async function readInSlices(
  tx: EntityManager,
  statement: string,
  { after, newest }: UnreadRows,
): Promise<void> {
  for (let from = after; from < newest; from += rowsAtOnce)
    await tx.query(statement, [from, from + rowsAtOnce]);
}
