import {
  funnelEntriesPerPage,
  type FunnelEntriesQuery,
  type FunnelEntry,
  type FunnelLead,
  type FunnelLeadsQuery,
} from '@valam/contracts/leads/funnel-report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatCount } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import type { Column } from '@valam/ui/table/data-table';
import { inWords } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { type EntriesDefinition, uncached } from '../entries';
import { reportsApi } from '../reports.api';
import { deviceWords, sourceWords, stepWords } from './funnel-measures';

const entryColumns: readonly Column<FunnelEntry>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
  { key: 'step', header: 'Step', names: true, cell: ({ step }) => stepWords[step] },
  { key: 'tour', header: 'Tour', cell: ({ tourTitle }) => tourTitle },
  { key: 'source', header: 'Source', cell: ({ source }) => sourceWords[source] },
  { key: 'device', header: 'Device', cell: ({ device }) => deviceWords[device] },
  { key: 'visits', header: 'Visits', figures: true, cell: ({ count }) => formatCount(count) },
  {
    key: 'booking',
    header: 'Booking',
    cell: ({ bookingId, bookingRef }) =>
      bookingId ? <Link to={recordPlace('bookings', bookingId)}>{bookingRef}</Link> : '',
  },
];

/** Counts of visits, and bookings. */
export const funnelEntries: EntriesDefinition<Omit<FunnelEntriesQuery, 'page'>, FunnelEntry> = {
  title: 'Entries',
  columns: entryColumns,
  perPage: funnelEntriesPerPage,
  empty: 'There are no entries.',
  useEntries: (query) => reportsApi.useFunnelEntriesQuery(query, uncached),
};

const answerWords = (isInTime: boolean | null): string => {
  if (isInTime === null) return '–';
  return isInTime ? 'In time' : 'Late';
};

const leadColumns: readonly Column<FunnelLead>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
  {
    key: 'lead',
    header: 'Lead',
    names: true,
    cell: ({ id, type }) => <Link to={recordPlace('leads', id)}>{inWords(type)}</Link>,
  },
  { key: 'state', header: 'State', cell: ({ state }) => inWords(state) },
  { key: 'answer', header: 'Answer', cell: ({ isInTime }) => answerWords(isInTime) },
  { key: 'proposal', header: 'Proposal', cell: ({ hasProposal }) => (hasProposal ? 'Yes' : '–') },
  { key: 'reason', header: 'Why lost', cell: ({ lostReason }) => lostReason ?? '' },
];

export const funnelLeads: EntriesDefinition<Omit<FunnelLeadsQuery, 'page'>, FunnelLead> = {
  title: 'Leads',
  columns: leadColumns,
  perPage: funnelEntriesPerPage,
  empty: 'There are no leads.',
  useEntries: (query) => reportsApi.useFunnelLeadsQuery(query, uncached),
};
