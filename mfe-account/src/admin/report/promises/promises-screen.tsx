import {
  type PromisedAnswer,
  type PromiseFigures,
  type PromiseGroup,
  type PromisesReport,
} from '@valam/contracts/leads/report.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Stack } from '@valam/ui/layout/layout';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import ComparisonChart from '../../../parts/chart/comparison-chart';
import { Compared } from '../compared';
import { Entries } from '../entries';
import { AllEntries, RowName } from '../entries-links';
import { GroupField } from '../group-field';
import { ReportFrame } from '../report-frame';
import { ReportStats } from '../report-stats';
import { rangeWords } from '../report-range';
import { reportsApi } from '../reports.api';
import { allRowsWords, useReportAddress, type ReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
import { promiseLeads } from './promise-leads';
import {
  answerWords,
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
/** The maximum number of bars in a readable chart; the table has all rows. */
const mostNamed = 12;

/** The share of leads answered by the promised time, compared with the range before. */
export function PromisesScreen() {
  const address = useReportAddress();
  const given = address.valueOf('by');
  const by = isGroup(given) ? given : 'person';
  const query = reportsApi.usePromisesQuery({ ...address.range, by }, { refetchOnMountOrArgChange: true });
  return (
    <ReportFrame
      title="Promises"
      address={address}
      query={query}
      below={(report) =>
        `Answers that were due ${rangeWords(address.range)}${report ? `, compared with ${rangeWords(report.before)}` : ''}.`
      }
      csv={promisesCsv}
      fileName="promises"
      fields={<GroupField address={address} by={by} groups={promiseGroupWords} />}
      explanations={promiseExplanations}
    >
      {(report) => <Answers report={report} address={address} />}
    </ReportFrame>
  );
}

const isAnswer = (value: string | null): value is PromisedAnswer =>
  value !== null && Object.hasOwn(answerWords, value);

interface AnswersProps {
  readonly report: PromisesReport;
  readonly address: ReportAddress;
}

function Answers({ report, address }: AnswersProps) {
  const { by, now, then, rows, range, before } = report;
  if (!hasAny(now) && !hasAny(then))
    return <EmptyState>No answer was due on these days, nor in the range before.</EmptyState>;
  const title = promiseGroupWords[by];
  const isTime = by === 'week' || by === 'month';
  const { chosen } = address;
  const given = address.valueOf('answer');
  const answer = isAnswer(given) ? given : null;
  const row = rows.find(({ key }) => key === chosen?.key);
  const label = row ? rowLabel(report, row) : allRowsWords;
  const shown = isTime ? rows : rows.slice(0, mostNamed);
  return (
    <Stack $gap="6">
      <ReportStats
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
        points={shown.map((one) => ({
          label: rowLabel(report, one),
          bar: shareInTime(one.now),
          line: shareInTime(one.then),
        }))}
        format={(value) => `${Math.round(value)}%`}
        bars={rangeWords(range)}
        line={rangeWords(before)}
        isOfNames={!isTime}
      />
      <WideTable label={`Promises by ${title.toLowerCase()}`}>
        <DataTable
          caption={`Promises by ${title.toLowerCase()}`}
          columns={columnsOf(report, address)}
          rows={rows}
          rowKey={({ key }) => key || 'nobody'}
        />
      </WideTable>
      <AllEntries
        address={address}
        words={(days) => `All leads whose answer was due ${days === 'these days' ? 'on' : 'in'} ${days}`}
      />
      {chosen && (
        <Entries
          of={promiseLeads}
          address={address}
          chosen={chosen}
          query={{ ...range, by, ...chosen.query, ...(answer && { answer }) }}
          label={answer ? `${label}, ${answerWords[answer].toLowerCase()}` : label}
        />
      )}
    </Stack>
  );
}

const hasAny = (figures: PromiseFigures): boolean => Object.values(figures).some((figure) => figure > 0);

/** A row links to its leads, and a count to the leads that it counts. */
function columnsOf(report: PromisesReport, address: ReportAddress): readonly Column<Row>[] {
  const name: Column<Row> = {
    key: 'name',
    header: promiseGroupWords[report.by],
    names: true,
    cell: (row) => (
      <RowName
        address={address}
        rowKey={row.key}
        label={rowLabel(report, row)}
        hasBefore={hasAny(row.then)}
      />
    ),
  };
  return [
    name,
    ...promiseMeasures.map(({ figure, text, answer }): Column<Row> => ({
      key: figure,
      header: figure,
      figures: true,
      cell: ({ key, now, then }) => (
        <Compared
          now={
            answer && now[answer] > 0 ? (
              <Link to={address.toEntries({ key, answer })}>{text(now)}</Link>
            ) : (
              text(now)
            )
          }
          then={
            answer && then[answer] > 0 ? (
              <Link to={address.toEntries({ key, answer, which: 'before' })}>{text(then)}</Link>
            ) : (
              text(then)
            )
          }
        />
      ),
    })),
  ];
}
