import { type CashItem, cashItemsPerPage, type CashQuery } from '@valam/contracts/leads/cash-report.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatCount, formatMoney, money } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { Button } from '@valam/ui/button/button';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Heading, Small } from '@valam/ui/typography/typography';
import { listPlace, recordPlace } from '../../description/places';
import { reportsApi } from '../reports.api';
import type { ReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
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
  /** The month that was chosen. */
  readonly label: string;
}

/** The rows of ledgers and the amounts due of a month, each leading to its record. */
export function CashItems({ address, query, label }: CashItemsProps) {
  const page = Math.max(1, Number(address.valueOf('page')) || 1);
  const { currentData, error, isFetching, refetch } = reportsApi.useCashItemsQuery({ ...query, page });
  const failure = error ? callFailure(error) : null;
  const total = currentData?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / cashItemsPerPage));
  return (
    <section id="rows" aria-label={`Rows: ${label}`}>
      <Heading as="h2" $size={3}>
        Rows: {label}
      </Heading>
      <WideTable label="Rows">
        <DataTable
          caption={`Rows: ${label}`}
          columns={columns}
          rows={currentData?.items ?? []}
          rowKey={({ id }) => id}
          loading={isFetching && !currentData}
          empty="Nothing came, went or is due in this month."
          failed={
            failure ? (
              <>
                {failure.problem.message}{' '}
                <Button small variant="secondary" onClick={() => void refetch()}>
                  Try again
                </Button>
              </>
            ) : undefined
          }
        />
      </WideTable>
      <Small $soft role="status">
        {formatCount(total)} rows, page {page} of {last}.
      </Small>{' '}
      {page > 1 && <Link to={`${address.href({ page: String(page - 1) })}#rows`}>Earlier page</Link>}{' '}
      {page < last && <Link to={`${address.href({ page: String(page + 1) })}#rows`}>Next page</Link>}{' '}
      <Link to={address.href({ key: null, page: null })}>Close the rows</Link>{' '}
      <Link to={listPlace('payouts')}>Payouts</Link> <Link to={listPlace('commissions')}>Commissions</Link>
    </section>
  );
}
