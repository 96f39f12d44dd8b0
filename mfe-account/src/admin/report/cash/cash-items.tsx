import { type CashItem, cashItemsPerPage, type CashQuery } from '@valam/contracts/leads/cash-report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import type { Column } from '@valam/ui/table/data-table';
import { listPlace, recordPlace } from '../../description/places';
import { type EntriesDefinition, uncached } from '../entries';
import { reportsApi } from '../reports.api';
import { itemWords } from './cash-words';

const columns: readonly Column<CashItem>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
  { key: 'kind', header: 'What', cell: ({ kind }) => itemWords[kind] },
  {
    key: 'record',
    header: 'Record',
    names: true,
    cell: ({ bookingId, giftCardId, label }) => {
      if (bookingId) return <Link to={recordPlace('bookings', bookingId)}>{label}</Link>;
      return giftCardId ? <Link to={recordPlace('gift-cards', giftCardId)}>{label}</Link> : label;
    },
  },
  {
    key: 'amount',
    header: 'Amount',
    figures: true,
    cell: ({ kind, amountMinor, currency }) =>
      `${kind === 'refund' ? '−' : ''}${formatMoney(money(amountMinor, currency))}`,
  },
];

/** Entries of the ledgers and amounts due, each with its booking or gift card. */
export const cashItems: EntriesDefinition<CashQuery, CashItem> = {
  title: 'Entries',
  columns,
  perPage: cashItemsPerPage,
  empty: 'No money came in, went out or is due on these days.',
  useEntries: (query) => reportsApi.useCashItemsQuery(query, uncached),
  elsewhere: (
    <>
      <Link to={listPlace('payouts')}>Payouts</Link>
      <Link to={listPlace('commissions')}>Commissions</Link>
    </>
  ),
};
