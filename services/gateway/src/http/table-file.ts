import { cellText } from '@valam/service-kit/text/cell-text';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

type Cell = string | number | null;
/** The columns of a table file: its header, and the cell of each row. */
export type Columns<R> = Readonly<Record<string, (row: R) => Cell>>;

const minor = 'Minor';
const minorPerUnit = 100;

const typed = (cell: Cell): Cell => (typeof cell === 'string' ? cellText(cell) : cell);

/** A column for each figure, by its name in JSON; amounts in whole units, so that a spreadsheet adds them. */
export function figureColumns<R, F extends string>(
  figures: readonly F[],
  of: (row: R) => Readonly<Record<F, number | null>>,
  suffix = '',
): Columns<R> {
  return Object.fromEntries(
    figures.map((figure): [string, (row: R) => Cell] => {
      if (!figure.endsWith(minor)) return [figure + suffix, (row: R) => of(row)[figure]];
      const amount = (row: R): Cell => {
        const value = of(row)[figure];
        return value === null ? null : value / minorPerUnit;
      };
      return [figure.slice(0, -minor.length) + suffix, amount];
    }),
  );
}

/** Rows as a table file; the header is included even without rows. */
export function tableFile<R>(columns: Columns<R>, rows: readonly R[]): string {
  const cells = Object.values(columns);
  return stringify([Object.keys(columns), ...rows.map((row) => cells.map((cell) => typed(cell(row))))], {
    bom: true,
  });
}

/** Browsers save the file under this name. */
export function nameFile(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`);
}
