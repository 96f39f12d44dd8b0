import type { FunnelReport } from '@valam/contracts/leads/funnel-report.schema';
import { visitSteps } from '@valam/contracts/leads/visit.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Small } from '@valam/ui/typography/typography';
import type { ReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
import { conversion, funnelGroupWords, rowName, stepRows, stepWords } from './funnel-measures';

type Row = FunnelReport['rows'][number];
type StepRow = ReturnType<typeof stepRows>[number];

/** A figure, and below it that of the range before. */
export function Compared({ now, then }: { now: string; then: string }) {
  return (
    <>
      {now}
      <br />
      <Small as="span" $soft>
        {then}
      </Small>
    </>
  );
}

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
    cell: ({ wentOn, wentOnThen }) => <Compared now={wentOn} then={wentOnThen} />,
  },
  {
    key: 'left',
    header: 'Left before',
    figures: true,
    cell: ({ left }) => (left === null ? '' : formatCount(left)),
  },
];

/** Where people leave. */
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

/** The same by source, device, tour or period, each row leading to its entries. */
export function VisitsTable({ address, report }: { address: ReportAddress; report: FunnelReport }) {
  const { by } = report;
  const title = funnelGroupWords[by];
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      header: title,
      names: true,
      cell: (row) => (
        <Link to={`${address.href({ key: row.key, page: null })}#entries`}>{rowName(by, row)}</Link>
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
      <DataTable caption={caption} columns={columns} rows={report.rows} rowKey={({ key }) => key} />
    </WideTable>
  );
}
