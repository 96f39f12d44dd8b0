import {
  salesEntriesPerPage,
  type SalesEntriesQuery,
  type SalesEntry,
} from '@valam/contracts/leads/report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatCount, formatMoney, money } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { Button } from '@valam/ui/button/button';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Heading, Small } from '@valam/ui/typography/typography';
import { recordPlace } from '../../description/places';
import { reportsApi } from '../reports.api';
import type { ReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';

const kinds: Readonly<Record<SalesEntry['kind'], string>> = {
  booked: 'Booked',
  changed: 'Changed',
  canceled: 'Canceled',
  refund: 'Refund ordered',
};

const amount = (of: (entry: SalesEntry) => number) => (entry: SalesEntry) =>
  of(entry) === 0 ? '' : formatMoney(money(of(entry), entry.currency));

const columns: readonly Column<SalesEntry>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
  { key: 'kind', header: 'What', cell: ({ kind }) => kinds[kind] },
  {
    key: 'booking',
    header: 'Booking',
    names: true,
    cell: ({ bookingId, bookingRef }) => <Link to={recordPlace('bookings', bookingId)}>{bookingRef}</Link>,
  },
  { key: 'tour', header: 'Tour', cell: ({ tourTitle }) => tourTitle },
  { key: 'travelers', header: 'Travelers', figures: true, cell: ({ travelers }) => travelers || '' },
  { key: 'gross', header: 'Gross', figures: true, cell: amount(({ grossMinor }) => grossMinor) },
  { key: 'discount', header: 'Discount', figures: true, cell: amount(({ discountMinor }) => discountMinor) },
  {
    key: 'reduction',
    header: 'Reduction',
    figures: true,
    cell: amount(({ reductionMinor }) => reductionMinor),
  },
  { key: 'refund', header: 'Refund', figures: true, cell: amount(({ refundMinor }) => refundMinor) },
];

interface SalesEntriesProps {
  readonly address: ReportAddress;
  readonly query: Omit<SalesEntriesQuery, 'page'>;
  /** The row that was chosen. */
  readonly label: string;
}

/** The entries behind a row, each leading to its booking. */
export function SalesEntries({ address, query, label }: SalesEntriesProps) {
  const page = Math.max(1, Number(address.valueOf('page')) || 1);
  const { currentData, error, isFetching, refetch } = reportsApi.useSalesEntriesQuery({ ...query, page });
  const failure = error ? callFailure(error) : null;
  const total = currentData?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / salesEntriesPerPage));
  return (
    <section id="entries" aria-label={`Entries: ${label}`}>
      <Heading as="h2" $size={3}>
        Entries: {label}
      </Heading>
      <WideTable label="Entries">
        <DataTable
          caption={`Entries: ${label}`}
          columns={columns}
          rows={currentData?.items ?? []}
          rowKey={({ id }) => id}
          loading={isFetching && !currentData}
          empty="There are no entries."
          failed={
            failure ? (
              <TryAgain message={failure.problem.message} onAgain={() => void refetch()} />
            ) : undefined
          }
        />
      </WideTable>
      <Small $soft role="status">
        {formatCount(total)} entries, page {page} of {last}.
      </Small>{' '}
      {page > 1 && <Link to={`${address.href({ page: String(page - 1) })}#entries`}>Earlier page</Link>}{' '}
      {page < last && <Link to={`${address.href({ page: String(page + 1) })}#entries`}>Next page</Link>}{' '}
      <Link to={address.href({ key: null, page: null })}>Close the entries</Link>
    </section>
  );
}

function TryAgain({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <>
      {message}{' '}
      <Button small variant="secondary" onClick={onAgain}>
        Try again
      </Button>
    </>
  );
}
