import { PartnerFigures, type PartnersReport } from '@valam/contracts/identity/partner-report.schema';
import { fieldsOf } from '@valam/contracts/shared/fields-of';
import { before, namedRow, rowOfOthers } from '../http/report-rows.js';
import { figureColumns, tableFile } from '../http/table-file.js';

type Row = PartnersReport['rows'][number];

export function partnersFile({ rows, others }: PartnersReport): string {
  const figures = fieldsOf(PartnerFigures);
  return tableFile<Row>(
    {
      ...namedRow,
      code: ({ code }) => code,
      ...figureColumns(figures, ({ now }: Row) => now),
      ...figureColumns(figures, ({ then }: Row) => then, before),
    },
    [...rows, ...rowOfOthers(others).map((row) => ({ ...row, code: null }))],
  );
}
