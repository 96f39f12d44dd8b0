import {
  salesEntriesPerPage,
  type SalesEntriesQuery,
  type SalesEntry,
} from '@valam/contracts/leads/report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import type { Column } from '@valam/ui/table/data-table';
import { recordPlace } from '../../description/places';
import { type EntriesDefinition, uncached } from '../entries';
import { reportsApi } from '../reports.api';

const kinds: Readonly<Record<SalesEntry['kind'], string>> = {
  booked: 'Booked',
  changed: 'Changed',
  canceled: 'Cancelled',
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

/** Sales, changes, cancellations and refunds, each with its booking. */
export const salesEntries: EntriesDefinition<Omit<SalesEntriesQuery, 'page'>, SalesEntry> = {
  title: 'Entries',
  columns,
  perPage: salesEntriesPerPage,
  empty: 'There are no entries.',
  useEntries: (query) => reportsApi.useSalesEntriesQuery(query, uncached),
};
