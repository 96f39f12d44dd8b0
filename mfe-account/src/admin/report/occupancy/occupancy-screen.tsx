import type { OccupancyReport } from '@valam/contracts/leads/report.schema';
import { formatDay, formatMonth } from '@valam/contracts/shared/days';
import { formatCount, formatMoney } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { Button } from '@valam/ui/button/button';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Cluster } from '@valam/ui/layout/layout';
import { Stats } from '@valam/ui/stat/stat';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Small } from '@valam/ui/typography/typography';
import { saveFile } from '../../action/save-file';
import { wholeDates } from '../../description/whole-dates';
import { recordPlace } from '../../description/places';
import { Failure } from '../../frame/failure';
import { ScreenHead } from '../../frame/screen-head';
import { Waiting } from '../../frame/waiting';
import { Explanations } from '../explanations';
import { RangeBar } from '../range-bar';
import { aheadChoices, rangeAhead, rangeWords } from '../report-range';
import { reportsApi } from '../reports.api';
import { useReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
import { occupancyCsv } from './occupancy-csv';
import { occupancyExplanations, outlookWords, reckoning, riskText, shareOf } from './occupancy-words';
import { SeatsGrid } from './seats-grid';

type Departure = OccupancyReport['departures'][number];

const columns: readonly Column<Departure>[] = [
  {
    key: 'departure',
    header: 'Departure',
    names: true,
    cell: ({ id, tourTitle, startDate }) => (
      <Link to={recordPlace('departures', id)}>
        {tourTitle}, {wholeDates(formatDay(startDate))}
      </Link>
    ),
  },
  {
    key: 'sold',
    header: 'Sold',
    figures: true,
    cell: ({ sold, capacity }) => wholeDates(`${sold} of ${capacity}`),
  },
  { key: 'share', header: 'Share', figures: true, cell: shareOf },
  {
    key: 'left',
    header: 'Days left',
    figures: true,
    cell: ({ daysLeft }) => (daysLeft < 0 ? '–' : daysLeft),
  },
  { key: 'minimum', header: 'Minimum', figures: true, cell: ({ minimum }) => minimum ?? '–' },
  {
    key: 'outlook',
    header: 'Will it run',
    cell: (departure) => (
      <>
        <strong>{outlookWords[departure.outlook]}</strong>
        <br />
        <Small as="span" $soft>
          {reckoning(departure)}
        </Small>
      </>
    ),
  },
];
const stake: Column<Departure> = {
  key: 'stake',
  header: 'Lost if cancelled',
  figures: true,
  cell: ({ atStake }) => (atStake && atStake.length > 0 ? atStake.map(formatMoney).join(' + ') : '–'),
};

/** Departures of a range: seats sold, the forecast if they will run and why, and the revenue at stake if they do not. */
export function OccupancyScreen() {
  const address = useReportAddress(rangeAhead);
  const { currentData, error, isFetching, refetch } = reportsApi.useOccupancyQuery(address.range, {
    refetchOnMountOrArgChange: true,
  });
  const failure = error ? callFailure(error) : null;
  const report = currentData;
  return (
    <>
      {failure ? (
        <Failure failure={failure} onAgain={() => void refetch()} />
      ) : (
        <ScreenHead
          title="Occupancy"
          below={`Departures from ${rangeWords(address.range)}${report ? `, compared with ${rangeWords(report.before)}` : ''}.`}
        >
          <Cluster $gap="3">
            <Button small variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
            <Button
              small
              variant="secondary"
              disabled={!report}
              onClick={() =>
                report &&
                saveFile(`occupancy-${report.range.from}-${report.range.to}.csv`, occupancyCsv(report))
              }
            >
              Export CSV
            </Button>
          </Cluster>
        </ScreenHead>
      )}
      <RangeBar address={address} choices={aheadChoices(address.today)} />
      {isFetching && !report && !failure && <Waiting />}
      {report && !failure && <Departures report={report} />}
      <Explanations explanations={occupancyExplanations} />
    </>
  );
}

function Departures({ report }: { report: OccupancyReport }) {
  const { departures, now, then } = report;
  if (departures.length === 0) return <EmptyState>No departure starts on these days.</EmptyState>;
  const atRisk = departures.filter(({ outlook }) => outlook === 'at_risk');
  const seesMoney = departures.some(({ atStake }) => atStake !== null);
  return (
    <>
      <Stats
        stats={[
          {
            label: 'Departures',
            value: formatCount(now.departures),
            note: `${formatCount(then.departures)} in the range before`,
          },
          {
            label: 'Seats sold',
            value: shareOf(now),
            note: `${now.sold} of ${now.capacity}; ${then.capacity ? shareOf(then) : 'no seats'} in the range before`,
          },
          {
            label: 'At risk',
            value: formatCount(atRisk.length),
            note: riskText(atRisk),
          },
          {
            label: 'Cancelled',
            value: formatCount(now.canceled),
            note: `${formatCount(then.canceled)} in the range before`,
          },
        ]}
      />
      {departures.length < now.departures + now.canceled && (
        <Small>
          Shown, and counted as at risk, are the first {formatCount(departures.length)} of{' '}
          {formatCount(now.departures + now.canceled)} departures. A shorter range shows the others.
        </Small>
      )}
      <SeatsGrid departures={departures} monthLabel={formatMonth} />
      <WideTable label="Departures">
        <DataTable
          caption="Departures"
          columns={seesMoney ? [...columns, stake] : columns}
          rows={departures}
          rowKey={({ id }) => id}
        />
      </WideTable>
    </>
  );
}
