import {
  type PromisedAnswer,
  type PromiseGroup,
  type PromisesReport,
} from '@valam/contracts/leads/report.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { SelectField } from '@valam/ui/field/select-field';
import { Stats } from '@valam/ui/stat/stat';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Waiting } from '../../frame/waiting';
import ComparisonChart from '../../../parts/chart/comparison-chart';
import { Compared } from '../compared';
import { allRows, allRowsWords, chosenKey } from '../entries-section';
import { Explanations } from '../explanations';
import { RangeBar } from '../range-bar';
import { ReportHead } from '../report-head';
import { rangeWords } from '../report-range';
import { reportsApi } from '../reports.api';
import { useReportAddress, type ReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
import { PromiseLeads } from './promise-leads';
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
          onChange={(event) =>
            address.change({ by: event.target.value, key: null, answer: null, page: null })
          }
        />
      </RangeBar>
      {isFetching && !report && !failure && <Waiting />}
      {report && !failure && <Answers report={report} address={address} />}
      <Explanations explanations={promiseExplanations} />
    </>
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
  if (
    Object.values(now).every((figure) => figure === 0) &&
    Object.values(then).every((figure) => figure === 0)
  )
    return <EmptyState>No answer was due on these days, nor in the range before.</EmptyState>;
  const title = promiseGroupWords[by];
  const isTime = by === 'week' || by === 'month';
  const key = address.valueOf('key');
  const given = address.valueOf('answer');
  const answer = isAnswer(given) ? given : null;
  const chosen = rows.find((row) => row.key === key);
  const label = chosen ? rowLabel(report, chosen) : allRowsWords;
  const shown = isTime ? rows : rows.slice(0, mostNamed);
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
          bar: shareInTime(row.now),
          line: shareInTime(row.then),
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
          rowKey={(row) => row.key || 'nobody'}
        />
      </WideTable>
      <Link to={placeOf(address, allRows)}>All leads whose answer was due on these days</Link>
      {key !== null && (
        <PromiseLeads
          address={address}
          query={{ ...range, by, ...chosenKey(key), ...(answer && { answer }) }}
          label={answer ? `${label}, ${answerWords[answer].toLowerCase()}` : label}
        />
      )}
    </>
  );
}

const placeOf = (address: ReportAddress, key: string, answer: PromisedAnswer | null = null): string =>
  `${address.href({ key, answer, page: null })}#rows`;

/** Rows link to their leads, and counts to those that they count. */
function columnsOf(report: PromisesReport, address: ReportAddress): readonly Column<Row>[] {
  const name: Column<Row> = {
    key: 'name',
    header: promiseGroupWords[report.by],
    names: true,
    cell: (row) => <Link to={placeOf(address, row.key)}>{rowLabel(report, row)}</Link>,
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
              <Link to={placeOf(address, key, answer)}>{text(now)}</Link>
            ) : (
              text(now)
            )
          }
          then={text(then)}
        />
      ),
    })),
  ];
}
