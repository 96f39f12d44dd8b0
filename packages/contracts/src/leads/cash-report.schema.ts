import * as z from 'zod/mini';
import { Currency } from '../shared/money.js';
import { ReportRange } from '../shared/report-range.js';
import { Day, Id, Instant } from '../shared/text.js';

export const CashQuery = z.extend(ReportRange, { currency: z._default(Currency, 'USD') });
export type CashQuery = z.infer<typeof CashQuery>;

/** Amounts in the smallest unit of the currency. Past amounts are from ledgers; due ones are a forecast. */
export const CashFigures = z.object({
  /** Payments by card and bank transfer. Payments by gift card do not move money. */
  receivedMinor: z.int(),
  /** Sales of gift cards. */
  giftCardsMinor: z.int(),
  refundedMinor: z.int(),
  payoutsMinor: z.int(),
  /** Balances due, without those with a payment plan. */
  balancesMinor: z.int(),
  installmentsMinor: z.int(),
  /** Refunds that were ordered but are not completed. */
  refundsDueMinor: z.int(),
  /** Commissions payable by then, and proposed payouts. */
  commissionsMinor: z.int(),
});
export type CashFigures = z.infer<typeof CashFigures>;

/** A month of the report, or its part within the range. */
export const CashMonth = z.extend(CashFigures, {
  key: Day,
  label: z.string(),
  from: Day,
  to: Day,
  /** From the ledgers at the end of its last day; from today on, a forecast. */
  closingMinor: z.int(),
  isExpected: z.boolean(),
});
export type CashMonth = z.infer<typeof CashMonth>;

export const cashLedgers = ['payments', 'refunds', 'gift_cards', 'balances'] as const;

export const CashReport = z.object({
  range: ReportRange,
  before: ReportRange,
  today: Day,
  currency: Currency,
  /** Last read of the ledgers; null before the first one. */
  readAt: z.nullable(Instant),
  /** False while the commission ledger is unavailable: commissions are then missing from every figure. */
  hasCommissions: z.boolean(),
  /** Differences between the prepared sums and their ledger: the report does not add up. */
  differences: z.array(
    z.object({
      ledger: z.enum(cashLedgers),
      currency: Currency,
      ledgerMinor: z.int(),
      preparedMinor: z.int(),
    }),
  ),
  /** Sum of money received minus paid out, up to now. */
  positionMinor: z.int(),
  /** In the previous range. */
  then: CashFigures,
  /** Balance of all gift cards, for which trips are owed. */
  giftCardLiabilityMinor: z.int(),
  refundsUnderWayMinor: z.int(),
  /**
   * First payments of bookings with an open payment page. Most of these pages lapse, so they are not part of the
   * forecast.
   */
  depositsAwaitedMinor: z.int(),
  /** Due before today and unpaid; not part of the forecast either. */
  overdueMinor: z.int(),
  commissionsPendingMinor: z.int(),
  commissionsLockedMinor: z.int(),
  commissionsPayableMinor: z.int(),
  months: z.array(CashMonth),
});
export type CashReport = z.infer<typeof CashReport>;

export const cashItemKinds = ['payment', 'gift_card', 'refund', 'balance', 'installment'] as const;
export const CashItemKind = z.enum(cashItemKinds);

/** A row of a ledger, or an amount due, with its record. */
export const CashItem = z.object({
  id: z.string(),
  day: Day,
  kind: CashItemKind,
  amountMinor: z.int(),
  currency: Currency,
  bookingId: z.nullable(Id),
  giftCardId: z.nullable(Id),
  /** Reference of the booking, or the end of the gift card’s code. */
  label: z.string(),
});
export type CashItem = z.infer<typeof CashItem>;

export const cashItemsPerPage = 50;
export const CashItemsQuery = z.extend(CashQuery, {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
