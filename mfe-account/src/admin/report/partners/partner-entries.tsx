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
import { EntriesSection, pageOf } from '../entries-section';
import { reportsApi } from '../reports.api';
import type { ReportAddress } from '../use-report-address';

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

interface PartnerEntriesProps {
  readonly address: ReportAddress;
  readonly query: Omit<PartnerEntriesQuery, 'page'>;
  readonly label: string;
}

/** The leads, bookings and commission lines behind a row, each linked to its record. */
export function PartnerEntries({ address, query, label }: PartnerEntriesProps) {
  const page = pageOf(address);
  const found = reportsApi.usePartnerEntriesQuery({ ...query, page });
  return (
    <EntriesSection
      address={address}
      label={label}
      noun="entries"
      columns={columns}
      query={found}
      page={page}
      perPage={partnerEntriesPerPage}
      empty="There are no entries. Clicks have none: nothing is kept of a visitor."
    />
  );
}
