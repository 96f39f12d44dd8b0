import type { FunnelReport } from '@valam/contracts/leads/funnel-report.schema';
import { visitSteps } from '@valam/contracts/leads/visit.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import type { ReportAddress } from '../use-report-address';
import { Compared } from '../compared';
import { RowName } from '../entries-links';
import { WideTable } from '../wide-table';
import {
  conversion,
  funnelGroupWords,
  hasAny,
  rowName,
  rowsWithOthers,
  stepRows,
  stepWords,
} from './funnel-measures';

type Row = FunnelReport['rows'][number];
type StepRow = ReturnType<typeof stepRows>[number];

const stepColumns: readonly Column<StepRow>[] = [
  { key: 'step', header: 'Step', names: true, cell: ({ step }) => stepWords[step] },
  {
    key: 'visits',
    header: 'Visits',
    figures: true,
    cell: ({ now, then }) => <Compared now={formatCount(now)} then={formatCount(then)} />,
  },
  {
    key: 'on',
    header: 'Went on',
    figures: true,
    cell: ({ stepConversion, stepConversionBefore }) => (
      <Compared now={stepConversion ?? '–'} then={stepConversionBefore ?? ''} />
    ),
  },
  {
    key: 'left',
    header: 'Left before',
    figures: true,
    cell: ({ left }) => (left === null ? '–' : formatCount(left)),
  },
];

/** The drop-off at each step. */
export function StepsTable({ report }: { report: FunnelReport }) {
  return (
    <WideTable label="How far visits came">
      <DataTable
        caption="How far visits came"
        columns={stepColumns}
        rows={stepRows(report)}
        rowKey={({ step }) => step}
      />
    </WideTable>
  );
}

/** Visits by source, device, tour or period, each row linked to its entries. */
export function VisitsTable({ address, report }: { address: ReportAddress; report: FunnelReport }) {
  const { by } = report;
  const title = funnelGroupWords[by];
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      header: title,
      names: true,
      cell: (row) => (
        <RowName address={address} rowKey={row.key} label={rowName(by, row)} hasBefore={hasAny(row.then)} />
      ),
    },
    ...visitSteps.map((step): Column<Row> => ({
      key: step,
      header: stepWords[step],
      figures: true,
      cell: ({ now, then }) => <Compared now={formatCount(now[step])} then={formatCount(then[step])} />,
    })),
    {
      key: 'conversion',
      header: 'Page to deposit',
      figures: true,
      cell: ({ now, then }) => <Compared now={conversion(now)} then={conversion(then)} />,
    },
  ];
  const caption = `Visits by ${title.toLowerCase()}`;
  return (
    <WideTable label={caption}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rowsWithOthers(report)}
        rowKey={({ key }) => key}
      />
    </WideTable>
  );
}
