import type { RouteOutput } from '@valam/contracts/shared/define';
import type { getReferralStatsRoute } from '@valam/contracts/identity/referral.routes';
import { formatDay, istDay } from '@valam/contracts/shared/days';
import { Badge } from '@valam/ui/badge/badge';
import { DataTable, type Column } from '@valam/ui/table/data-table';

type Referred = RouteOutput<typeof getReferralStatsRoute>['leads'][number];

/** The currency and the amount, with cents if there are any; a dash if either is missing. */
const amountOf = ({ amount, currency }: Pick<Referred, 'amount' | 'currency'>): string =>
  amount === null || currency === null
    ? '-'
    : `${currency} ${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

const columns: readonly Column<Referred>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name ?? '-', names: true },
  { key: 'email', header: 'Email', cell: (row) => row.email ?? '-' },
  { key: 'tour', header: 'Tour', cell: (row) => row.tourTitle ?? '-' },
  {
    key: 'status',
    header: 'Status',
    cell: ({ paymentStatus }) => (
      <Badge tone={paymentStatus === 'paid' ? 'done' : 'waiting'}>{paymentStatus ?? 'pending'}</Badge>
    ),
  },
  { key: 'amount', header: 'Amount', cell: amountOf, figures: true },
  { key: 'source', header: 'Source', cell: (row) => row.sourceUrl ?? '-' },
  { key: 'date', header: 'Date', cell: (row) => formatDay(istDay(new Date(row.createdAt))) },
];

interface ReferralTableProps {
  readonly rows: readonly Referred[];
  readonly isLoading: boolean;
}

/** All people who used the code. */
export function ReferralTable({ rows, isLoading }: ReferralTableProps) {
  return (
    <DataTable
      caption="Your Referrals"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loading={isLoading}
      empty="No referrals yet. Start sharing your code!"
    />
  );
}
