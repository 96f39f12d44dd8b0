import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import { formatDay, istDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { Badge, type BadgeTone } from '@valam/ui/badge/badge';
import { DataTable, type Column } from '@valam/ui/table/data-table';

const tones: Readonly<Record<CommissionLine['state'], BadgeTone>> = {
  pending: 'waiting',
  locked: 'waiting',
  approved: 'open',
  in_payout: 'open',
  paid: 'done',
  on_hold: 'few',
  reversed: 'failed',
  void: 'closed',
};

const columns: readonly Column<CommissionLine>[] = [
  { key: 'booking', header: 'Booking', cell: (line) => line.bookingRef, names: true },
  { key: 'tour', header: 'Tour', cell: (line) => line.tourTitle },
  { key: 'base', header: 'Base', cell: (line) => formatMoney(line.base), figures: true },
  { key: 'rate', header: 'Rate', cell: (line) => `${line.ratePercent}%`, figures: true },
  { key: 'amount', header: 'Amount', cell: (line) => formatMoney(line.amount), figures: true },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, reason }) => (
      <>
        <Badge tone={tones[state]}>{state.replace('_', ' ')}</Badge> {reason}
      </>
    ),
  },
  {
    key: 'release',
    header: 'Paid from',
    cell: (line) => (line.releasedOn ? formatDay(line.releasedOn) : '-'),
  },
  { key: 'date', header: 'Date', cell: (line) => formatDay(istDay(new Date(line.occurredAt))) },
];

/** Each line with everything it was computed from: base times rate is its amount. */
export function CommissionTable({
  lines,
  isLoading,
}: {
  lines: readonly CommissionLine[];
  isLoading: boolean;
}) {
  return (
    <DataTable
      caption="Commission lines"
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      loading={isLoading}
      empty="No commission yet."
    />
  );
}
