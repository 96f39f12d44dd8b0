import type { PromiseGroup, PromisesReport } from '@valam/contracts/leads/report.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { SelectField } from '@valam/ui/field/select-field';
import { Stats } from '@valam/ui/stat/stat';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Small } from '@valam/ui/typography/typography';
import { listPlace } from '../../description/places';
import { Waiting } from '../../frame/waiting';
import ComparisonChart from '../../../parts/chart/comparison-chart';
import { Explanations } from '../explanations';
import { RangeBar } from '../range-bar';
import { ReportHead } from '../report-head';
import { rangeWords } from '../report-range';
import { reportsApi } from '../reports.api';
import { useReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
import {
  promiseExplanations,
  promiseGroupWords,
  promiseMeasures,
  promisesCsv,
  rowLabel,
  shareInTime,
  shareText,
} from './promise-measures';

type Row = PromisesReport['rows'][number];

const isGroup = (value: string | null): value is PromiseGroup =>
  value !== null && Object.hasOwn(promiseGroupWords, value);
/** The maximum number of bars that can be told apart; the table has all rows. */
const mostNamed = 12;

/** The share of leads answered by the promised time, compared with the previous range. */
export function PromisesScreen() {
  const address = useReportAddress();
  const given = address.valueOf('by');
  const by = isGroup(given) ? given : 'person';
  const { currentData, error, isFetching, refetch } = reportsApi.usePromisesQuery(
    { ...address.range, by },
    { refetchOnMountOrArgChange: true },
  );
  const failure = error ? callFailure(error) : null;
  const report = currentData;
  return (
    <>
      <ReportHead
        title="Promises"
        below={`Answers that were due ${rangeWords(address.range)}${report ? `, compared with ${rangeWords(report.before)}` : ''}.`}
        failure={failure}
        onAgain={() => void refetch()}
        file={
          report && {
            name: `promises-${report.range.from}-${report.range.to}.csv`,
            csv: () => promisesCsv(report),
          }
        }
      />
      <RangeBar address={address}>
        <SelectField
          label="By"
          value={by}
          options={Object.entries(promiseGroupWords).map(([value, label]) => ({ value, label }))}
          onChange={(event) => address.change({ by: event.target.value })}
        />
      </RangeBar>
      {isFetching && !report && !failure && <Waiting />}
      {report && !failure && <Answers report={report} />}
      <Explanations explanations={promiseExplanations} />
    </>
  );
}

function Answers({ report }: { report: PromisesReport }) {
  const { by, now, then, rows, range, before } = report;
  if (
    Object.values(now).every((figure) => figure === 0) &&
    Object.values(then).every((figure) => figure === 0)
  )
    return <EmptyState>No answer was due on these days, nor in the range before.</EmptyState>;
  const title = promiseGroupWords[by];
  const shown = by === 'week' || by === 'month' ? rows : rows.slice(0, mostNamed);
  return (
    <>
      <Stats
        stats={[
          {
            label: 'Answered in time',
            value: shareText(shareInTime(now)),
            note: `${shareText(shareInTime(then))} in the range before`,
          },
          {
            label: 'Late',
            value: formatCount(now.late),
            note: `${formatCount(then.late)} in the range before`,
          },
          {
            label: 'Not answered',
            value: formatCount(now.overdue),
            note: `${formatCount(then.overdue)} in the range before`,
          },
          { label: 'Not due yet', value: formatCount(now.waiting), note: 'Still to be answered in time' },
        ]}
      />
      <ComparisonChart
        title={`Answered in time, in percent, by ${title.toLowerCase()}`}
        points={shown.map((row) => ({
          label: rowLabel(report, row),
          bar: shareInTime(row.now) ?? 0,
          line: shareInTime(row.then) ?? 0,
        }))}
        format={(value) => `${Math.round(value)}%`}
        bars={rangeWords(range)}
        line={rangeWords(before)}
      />
      <WideTable label={`Promises by ${title.toLowerCase()}`}>
        <DataTable
          caption={`Promises by ${title.toLowerCase()}`}
          columns={columnsOf(report)}
          rows={rows}
          rowKey={({ key }) => key || 'nobody'}
        />
      </WideTable>
    </>
  );
}

/** Rows of persons and types link to their leads. */
function columnsOf(report: PromisesReport): readonly Column<Row>[] {
  const filterOf = ({ key }: Row): Readonly<Record<string, string>> | null => {
    if (report.by === 'type') return { type: key };
    return report.by === 'person' && key ? { ownerName: key } : null;
  };
  const name: Column<Row> = {
    key: 'name',
    header: promiseGroupWords[report.by],
    names: true,
    cell: (row) => {
      const filter = filterOf(row);
      const label = rowLabel(report, row);
      return filter ? <Link to={listPlace('leads', filter)}>{label}</Link> : label;
    },
  };
  return [
    name,
    ...promiseMeasures.map(({ figure, text }) => ({
      key: figure,
      header: figure,
      figures: true,
      cell: ({ now, then }: Row) => (
        <>
          {text(now)}
          <br />
          <Small as="span" $soft>
            {text(then)}
          </Small>
        </>
      ),
    })),
  ];
}
