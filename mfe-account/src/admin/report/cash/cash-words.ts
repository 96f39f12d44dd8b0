import type { CashItem, CashMonth, CashReport } from '@valam/contracts/leads/cash-report.schema';
import { addDays, formatDay } from '@valam/contracts/shared/days';
import { formatMoney, money, type Currency } from '@valam/contracts/shared/money';
import { toCsv } from '../../description/cells';
import type { Explanation } from '../explanations';

export const amountText = (minor: number, currency: Currency): string => formatMoney(money(minor, currency));

interface CashMeasure extends Explanation {
  readonly of: (month: CashMonth) => number;
  /** Outgoing money is subtracted. */
  readonly isOut?: boolean;
}

/** In the order in which they are summed. */
export const cashMeasures: readonly CashMeasure[] = [
  {
    figure: 'Received',
    meaning:
      'Payments by card and bank transfer, by the ledger of payments, on the day in India on which they arrived. Transfer fees are included; the fees of the payment provider are not taken off.',
    of: ({ receivedMinor }) => receivedMinor,
  },
  {
    figure: 'Gift cards sold',
    meaning:
      'Gift cards that were paid for, by their ledger. When a gift card later pays for a booking, no money moves.',
    of: ({ giftCardsMinor }) => giftCardsMinor,
  },
  {
    figure: 'Balances due',
    meaning:
      'What is still to be paid for valid bookings without a payment plan, on the day on which it is due, from today on.',
    of: ({ balancesMinor }) => balancesMinor,
  },
  {
    figure: 'Installments due',
    meaning:
      'The unpaid part of installments, on the days when they are due. Payments count toward the earliest first.',
    of: ({ installmentsMinor }) => installmentsMinor,
  },
  {
    figure: 'Refunded',
    meaning:
      'Refunds that arrived, by the ledgers of refunds, with those to buyers of gift cards. Money that went back to a gift card is left out.',
    of: ({ refundedMinor }) => refundedMinor,
    isOut: true,
  },
  {
    figure: 'Refunds in progress',
    meaning:
      'Refunds that were ordered and have not arrived, or failed and need attention. They are counted today.',
    of: ({ refundsDueMinor }) => refundsDueMinor,
    isOut: true,
  },
  {
    figure: 'Payouts made',
    meaning: 'Payouts to partners that were marked as paid. Partners are paid in dollars.',
    of: ({ payoutsMinor }) => payoutsMinor,
    isOut: true,
  },
  {
    figure: 'Commissions due',
    meaning:
      'Proposed payouts today; approved commissions by the next run, on the 1st; those of trips to come by the first run 30 days after the trip. Minimum amounts and missing details, which would delay a payout, are left aside.',
    of: ({ commissionsMinor }) => commissionsMinor,
    isOut: true,
  },
];

export const cashExplanations: readonly Explanation[] = [
  {
    figure: 'In the bank',
    meaning:
      'Money in less money out since the first booking, by these ledgers. Fees, taxes, suppliers and money from before are not known here, so the balance of your bank account differs.',
  },
  ...cashMeasures.map(({ figure, meaning }) => ({ figure, meaning })),
  {
    figure: 'Left on gift cards',
    meaning:
      'What is left on all gift cards, by their ledger: money that was received and for which trips are owed.',
  },
  {
    figure: 'Commissions payable, locked and pending',
    meaning:
      'From the ledger of commissions: payable are approved ones and proposed payouts, locked are those within 30 days after their trip, pending are those whose trip has not ended.',
  },
  {
    figure: 'Which day',
    meaning:
      'Money counts on the day in India on which the ledger recorded it. From today on, months show what is due, which is expected; before today, what came in and went out.',
  },
  {
    figure: 'Awaited and overdue',
    meaning:
      'Deposits of payment pages that are open now, most of which lapse, and balances and installments whose day is over. Neither is counted as expected.',
  },
];

/** The calculation of a month's closing balance, in numbers that can be added up by hand. */
export function monthReckoning(month: CashMonth, opening: number, currency: Currency): string {
  const parts = cashMeasures
    .filter(({ of }) => of(month) !== 0)
    .map(
      ({ figure, of, isOut }) =>
        `${isOut ? '−' : '+'} ${amountText(of(month), currency)} ${figure.toLowerCase()}`,
    );
  return [amountText(opening, currency), ...parts, `= ${amountText(month.closingMinor, currency)}`].join(' ');
}

/** The net change of a month. */
export const changeIn = (month: CashMonth): number =>
  cashMeasures.reduce((sum, { of, isOut }) => sum + (isOut ? -of(month) : of(month)), 0);

export const ledgerWords: Readonly<Record<CashReport['differences'][number]['ledger'], string>> = {
  payments: 'Payments',
  refunds: 'Refunds',
  gift_cards: 'Gift cards',
  balances: 'Balances and installments',
};

export const itemWords: Readonly<Record<CashItem['kind'], string>> = {
  payment: 'Payment',
  gift_card: 'Gift card sold',
  refund: 'Refund',
  balance: 'Balance due',
  installment: 'Installment due',
};

/** True if nothing was received, paid or due. */
export const isEmpty = ({ positionMinor, months }: CashReport): boolean =>
  positionMinor === 0 && months.every((month) => cashMeasures.every(({ of }) => of(month) === 0));

/** Amounts as plain numbers, so that a spreadsheet can add them. */
export function cashCsv(report: CashReport): string {
  const { months, currency, then } = report;
  const plain = (minor: number): string => (minor / 100).toFixed(2);
  return toCsv([
    [
      'Month',
      'From',
      'To',
      'Currency',
      ...cashMeasures.map(({ figure }) => figure),
      'In the bank at its end',
      'Expected',
    ],
    ...months.map((month) => [
      month.label,
      month.from,
      month.to,
      currency,
      ...cashMeasures.map(({ of }) => plain(of(month))),
      plain(month.closingMinor),
      month.isExpected ? 'yes' : 'no',
    ]),
    [],
    ['Figure', 'Currency', 'Amount'],
    ...[
      { figure: 'In the bank', minor: report.positionMinor },
      { figure: 'Left on gift cards', minor: report.giftCardLiabilityMinor },
      { figure: 'Refunds in progress', minor: report.refundsUnderWayMinor },
      { figure: 'Commissions payable', minor: report.commissionsPayableMinor },
      { figure: 'Commissions locked', minor: report.commissionsLockedMinor },
      { figure: 'Commissions pending', minor: report.commissionsPendingMinor },
      { figure: 'Deposits awaited', minor: report.depositsAwaitedMinor },
      { figure: 'Overdue', minor: report.overdueMinor },
      { figure: 'Came in the range before', minor: then.receivedMinor + then.giftCardsMinor },
      { figure: 'Went in the range before', minor: then.refundedMinor + then.payoutsMinor },
    ].map(({ figure, minor }) => [figure, currency, plain(minor)]),
  ]);
}

/** The current month and its index; undefined if the range does not include today. */
export function currentMonth({ today, months }: CashReport): { month: CashMonth; index: number } | undefined {
  const index = months.findIndex(({ from, to }) => from <= today && today <= to);
  const month = months[index];
  return month && { month, index };
}

/** The end of a month, given as the morning of the next day, usually the 1st. */
export const endText = ({ to }: CashMonth): string => `on the morning of ${formatDay(addDays(to, 1))}`;
