import type { RouteOutput } from '@valam/contracts/shared/define';
import type { listOwnPayoutsRoute } from '@valam/contracts/identity/referral.routes';
import { formatDay, istDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { Badge } from '@valam/ui/badge/badge';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Heading } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { payoutWords } from './payout-words';

type Payout = RouteOutput<typeof listOwnPayoutsRoute>[number];

const day = (instant: string): string => formatDay(istDay(new Date(instant)));

const columns: readonly Column<Payout>[] = [
  { key: 'date', header: 'Date', cell: (payout) => day(payout.paidAt ?? payout.proposedAt), names: true },
  { key: 'amount', header: 'Amount', cell: (payout) => formatMoney(payout.amount), figures: true },
  { key: 'lines', header: 'Lines', cell: (payout) => payout.lines, figures: true },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={payoutWords[state].tone}>{payoutWords[state].label}</Badge>,
  },
  { key: 'reference', header: 'Reference', cell: (payout) => payout.paymentReference ?? '-' },
  {
    key: 'statement',
    header: 'Statement',
    cell: (payout) => (
      <TextLink
        href={`/dashboard/payouts/${payout.id}`}
        aria-label={`Statement of ${formatMoney(payout.amount)}`}
      >
        Open
      </TextLink>
    ),
  },
];

/** Payouts, newest first. */
export function PayoutTable() {
  const { data, isLoading, isError, refetch } = accountApi.usePayoutsQuery();
  return (
    <Stack as="section" $gap="5" aria-labelledby="payouts">
      <Heading id="payouts" $size={1}>
        Payouts
      </Heading>
      <DataTable
        caption="Payouts"
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isLoading}
        empty="No payout yet."
        {...(isError && !data
          ? {
              failed: (
                <LoadFailed onAgain={refetch}>
                  Your payouts cannot be shown right now. Please try again later.
                </LoadFailed>
              ),
            }
          : {})}
      />
    </Stack>
  );
}
