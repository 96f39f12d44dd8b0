import { type CashItem, cashItemsPerPage, type CashQuery } from '@valam/contracts/leads/cash-report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import type { Column } from '@valam/ui/table/data-table';
import { listPlace, recordPlace } from '../../description/places';
import { EntriesSection, pageOf } from '../entries-section';
import { reportsApi } from '../reports.api';
import type { ReportAddress } from '../use-report-address';
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

interface CashItemsProps {
  readonly address: ReportAddress;
  readonly query: CashQuery;
  /** Label of the chosen month. */
  readonly label: string;
}

/** The ledger entries and the amounts due of a month, each linked to its record. */
export function CashItems({ address, query, label }: CashItemsProps) {
  const page = pageOf(address);
  const found = reportsApi.useCashItemsQuery({ ...query, page });
  return (
    <EntriesSection
      address={address}
      label={label}
      noun="rows"
      columns={columns}
      query={found}
      page={page}
      perPage={cashItemsPerPage}
      empty="Nothing came, went or is due in this month."
    >
      <Link to={listPlace('payouts')}>Payouts</Link> <Link to={listPlace('commissions')}>Commissions</Link>
    </EntriesSection>
  );
}
