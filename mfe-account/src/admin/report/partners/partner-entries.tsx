import {
  partnerEntriesPerPage,
  type PartnerEntriesQuery,
  type PartnerEntry,
} from '@valam/contracts/identity/partner-report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import type { Column } from '@valam/ui/table/data-table';
import { inWords } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { type EntriesDefinition, uncached } from '../entries';
import { reportsApi } from '../reports.api';

const kinds: Readonly<Record<PartnerEntry['kind'], string>> = {
  lead: 'Lead',
  booked: 'Booked',
  canceled: 'Cancelled',
  commission: 'Commission',
};

const columns: readonly Column<PartnerEntry>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
  { key: 'kind', header: 'What', cell: ({ kind }) => kinds[kind] },
  {
    key: 'record',
    header: 'Record',
    names: true,
    cell: ({ bookingId, bookingRef, leadId, leadType }) => {
      if (bookingId) return <Link to={recordPlace('bookings', bookingId)}>{bookingRef}</Link>;
      return leadId && <Link to={recordPlace('leads', leadId)}>{inWords(leadType ?? 'lead')}</Link>;
    },
  },
  {
    key: 'partner',
    header: 'Partner',
    cell: ({ contributorId, partner }) => (
      <Link to={recordPlace('contributors', contributorId)}>{partner}</Link>
    ),
  },
  { key: 'tour', header: 'Tour', cell: ({ tourTitle }) => tourTitle ?? '' },
  {
    key: 'commission',
    header: 'Commission',
    figures: true,
    cell: ({ commissionMinor }) =>
      commissionMinor === null ? '' : formatMoney(money(commissionMinor, 'USD')),
  },
];

/** Leads, bookings and lines of the commission ledger. */
export const partnerEntries: EntriesDefinition<Omit<PartnerEntriesQuery, 'page'>, PartnerEntry> = {
  title: 'Entries',
  columns,
  perPage: partnerEntriesPerPage,
  empty: 'There are no entries. Clicks have none: nothing is kept of a visitor.',
  useEntries: (query) => reportsApi.usePartnerEntriesQuery(query, uncached),
};
