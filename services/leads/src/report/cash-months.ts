import type { CommissionOutlook } from '@valam/contracts/identity/commission.schema';
import type { CashFigures, CashMonth } from '@valam/contracts/leads/cash-report.schema';
import type { ReportRange } from '@valam/contracts/shared/report-range';
import { periodLabel, periodsOf, periodWithin } from '@valam/service-kit/report/periods';

export interface CashMove {
  readonly day: string;
  readonly kind: 'payment' | 'gift_card' | 'refund' | 'balance' | 'installment';
  readonly minor: number;
}

export interface CashBooks {
  readonly today: string;
  /** Entries of money movements in the ranges, by day. */
  readonly moved: readonly CashMove[];
  /** Sum of the money received minus paid out before the first of those days. */
  readonly openingMinor: number;
  /** Balances and installments that are due today or later. */
  readonly due: readonly CashMove[];
  readonly refundsUnderWayMinor: number;
  /** Null for currencies other than dollars, which have no commissions. */
  readonly commissions: CommissionOutlook | null;
}

const total = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
const minorOf = ({ minor }: { minor: number }): number => minor;

/** Money received, paid out and due between two days. Overdue payouts and refunds count as due today. */
export function cashBetween(books: CashBooks, { from, to }: ReportRange): CashFigures {
  const { today, moved, due, commissions } = books;
  const within = <Item extends { day: string }>(items: readonly Item[]): Item[] =>
    items.filter(({ day }) => day >= from && day <= to);
  const sumOf = (items: readonly CashMove[], kind: CashMove['kind']): number =>
    total(
      within(items).filter((item) => item.kind === kind),
      minorOf,
    );
  const owed = (commissions?.due ?? []).map(({ day, minor }) => ({ day: day < today ? today : day, minor }));
  return {
    receivedMinor: sumOf(moved, 'payment'),
    giftCardsMinor: sumOf(moved, 'gift_card'),
    refundedMinor: sumOf(moved, 'refund'),
    payoutsMinor: total(within(commissions?.paid ?? []), minorOf),
    balancesMinor: sumOf(due, 'balance'),
    installmentsMinor: sumOf(due, 'installment'),
    refundsDueMinor: from <= today && today <= to ? books.refundsUnderWayMinor : 0,
    commissionsMinor: total(within(owed), minorOf),
  };
}

/** Change of the bank balance by the figures of a period. */
const changeOf = (figures: CashFigures): number =>
  figures.receivedMinor +
  figures.giftCardsMinor -
  figures.refundedMinor -
  figures.payoutsMinor +
  figures.balancesMinor +
  figures.installmentsMinor -
  figures.refundsDueMinor -
  figures.commissionsMinor;

const dayBefore = '0001-01-01';

/** The months of a range. The closing balance of each is that of the month before it plus the month's change. */
export function cashMonths(books: CashBooks, range: ReportRange): CashMonth[] {
  const { openingMinor, today } = books;
  return periodsOf(range, 'month').map((key) => {
    const { from, to } = periodWithin(key, 'month', range);
    // Cumulative to its last day, so that no amount between two ranges is omitted.
    const sofar = cashBetween(books, { from: dayBefore, to });
    return {
      key,
      label: periodLabel(key, 'month', range),
      from,
      to,
      ...cashBetween(books, { from, to }),
      closingMinor: openingMinor + changeOf(sofar),
      isExpected: to >= today,
    };
  });
}
