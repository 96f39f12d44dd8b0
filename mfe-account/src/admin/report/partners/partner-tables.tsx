import {
  type PartnersReport,
  partnerValues,
  sleepsAfterDays,
} from '@valam/contracts/identity/partner-report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatCount } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Body, Heading } from '@valam/ui/typography/typography';
import { recordPlace } from '../../description/places';
import { Compared } from '../compared';
import { RowName } from '../entries-links';
import { ReportStats } from '../report-stats';
import type { ReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
import { hasAny, measuresFor, othersOf, partnerGroupWords, valueText } from './partner-measures';

type Row = PartnersReport['rows'][number];
type Sleeper = PartnersReport['sleeping'][number];

export function PartnerTotals({ report }: { report: PartnersReport }) {
  return (
    <ReportStats
      stats={measuresFor(report).map((measure) => ({
        label: measure.figure,
        value: valueText(measure, partnerValues[measure.id](report.now)),
        note: `${valueText(measure, partnerValues[measure.id](report.then))} in the range before`,
      }))}
    />
  );
}

interface PartnersTableProps {
  readonly address: ReportAddress;
  readonly report: PartnersReport;
}

/** The data of the chart as a table; each row links to its entries. */
export function PartnersTable({ address, report }: PartnersTableProps) {
  const title = partnerGroupWords[report.by];
  const name: Column<Row> = {
    key: 'name',
    header: title,
    names: true,
    cell: ({ key, label, code, then }) => (
      <RowName address={address} rowKey={key} label={label} hasBefore={hasAny(then)}>
        {code}
      </RowName>
    ),
  };
  const figures = measuresFor(report).map((measure): Column<Row> => ({
    key: measure.id,
    header: measure.figure,
    figures: true,
    cell: ({ now, then }) => (
      <Compared
        now={valueText(measure, partnerValues[measure.id](now))}
        then={valueText(measure, partnerValues[measure.id](then))}
      />
    ),
  }));
  return (
    <WideTable label={`Partners by ${title.toLowerCase()}`}>
      <DataTable
        caption={`Partners by ${title.toLowerCase()}`}
        columns={[name, ...figures]}
        rows={[...report.rows, ...othersOf(report)]}
        rowKey={({ key }) => key}
      />
    </WideTable>
  );
}

const sleeperColumns: readonly Column<Sleeper>[] = [
  {
    key: 'name',
    header: 'Partner',
    names: true,
    cell: ({ contributorId, name }) => <Link to={recordPlace('contributors', contributorId)}>{name}</Link>,
  },
  { key: 'code', header: 'Code', cell: ({ code }) => code ?? '' },
  { key: 'last', header: 'Last seen', cell: ({ lastDay }) => formatDay(lastDay) },
  { key: 'clicks', header: 'Clicks so far', figures: true, cell: ({ clicks }) => formatCount(clicks) },
  { key: 'leads', header: 'Leads so far', figures: true, cell: ({ leads }) => formatCount(leads) },
  {
    key: 'bookings',
    header: 'Bookings so far',
    figures: true,
    cell: ({ bookings }) => formatCount(bookings),
  },
];

/** Partners without recent activity, who may need a call. */
export function SleepingPartners({ report: { sleeping, sleepingTotal, range } }: { report: PartnersReport }) {
  return (
    <>
      <Heading as="h2" $size={3}>
        Sleeping partners
      </Heading>
      <Body>
        These are approved partners who once brought a click, a lead or a booking, but nothing in the{' '}
        {sleepsAfterDays} days up to {formatDay(range.to)}.{' '}
        {sleepingTotal > sleeping.length &&
          `Shown are ${sleeping.length} of ${formatCount(sleepingTotal)}, the latest first.`}
      </Body>
      <WideTable label="Sleeping partners">
        <DataTable
          caption="Sleeping partners"
          columns={sleeperColumns}
          rows={sleeping}
          rowKey={({ contributorId }) => contributorId}
          empty="There are no sleeping partners."
        />
      </WideTable>
    </>
  );
}
