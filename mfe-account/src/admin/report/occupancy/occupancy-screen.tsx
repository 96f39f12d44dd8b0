import type { OccupancyReport } from '@valam/contracts/leads/report.schema';
import { formatDay, formatMonth } from '@valam/contracts/shared/days';
import { formatCount, formatMoney } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Stack } from '@valam/ui/layout/layout';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Small } from '@valam/ui/typography/typography';
import { wholeDates } from '../../description/whole-dates';
import { recordPlace } from '../../description/places';
import { ReportFrame } from '../report-frame';
import { aheadChoices, rangeAhead, rangeWords } from '../report-range';
import { ReportStats } from '../report-stats';
import { reportsApi } from '../reports.api';
import { useReportAddress, type ReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
import { occupancyCsv } from './occupancy-csv';
import { isCut, occupancyExplanations, outlookWords, reckoning, riskText, shareOf } from './occupancy-words';
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

/** Departures in a range: seats sold, the forecast of whether they run and why, and the revenue at stake if they do not. */
export function OccupancyScreen() {
  const address = useReportAddress(rangeAhead);
  const query = reportsApi.useOccupancyQuery(address.range, { refetchOnMountOrArgChange: true });
  return (
    <ReportFrame
      title="Occupancy"
      address={address}
      query={query}
      below={(report) =>
        `Departures from ${rangeWords(address.range)}${report ? `, compared with ${rangeWords(report.before)}` : ''}.`
      }
      csv={occupancyCsv}
      fileName="occupancy"
      choices={aheadChoices(address.today)}
      explanations={occupancyExplanations}
    >
      {(report) => <Departures report={report} address={address} />}
    </ReportFrame>
  );
}

function Departures({ report, address }: { report: OccupancyReport; address: ReportAddress }) {
  const { departures, now, then, before } = report;
  const earlier = (words: string) => (
    <Link to={address.href({ ...before })}>{words} in the range before</Link>
  );
  if (departures.length === 0)
    return (
      <EmptyState action={then.departures + then.canceled > 0 && earlier(formatCount(then.departures))}>
        No departure starts on these days.
      </EmptyState>
    );
  const atRisk = departures.filter(({ outlook }) => outlook === 'at_risk');
  const seesMoney = departures.some(({ atStake }) => atStake !== null);
  return (
    <Stack $gap="6">
      <ReportStats
        stats={[
          {
            label: 'Departures',
            value: formatCount(now.departures),
            note: earlier(formatCount(then.departures)),
          },
          {
            label: 'Seats sold',
            value: shareOf(now),
            note: `${formatCount(now.sold)} of ${formatCount(now.capacity)}; ${then.capacity ? shareOf(then) : 'no seats'} in the range before`,
          },
          {
            label: 'At risk',
            value: formatCount(atRisk.length),
            note: riskText(atRisk),
          },
          {
            label: 'Cancelled',
            value: formatCount(now.canceled),
            note: earlier(formatCount(then.canceled)),
          },
        ]}
      />
      {isCut(report) && (
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
    </Stack>
  );
}
