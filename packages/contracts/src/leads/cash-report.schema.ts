import * as z from 'zod/mini';
import { Currency } from '../shared/money.js';
import { ReportRange } from '../shared/report-range.js';
import { Day, Id, Instant } from '../shared/text.js';

export const CashQuery = z.extend(ReportRange, { currency: z._default(Currency, 'USD') });
export type CashQuery = z.infer<typeof CashQuery>;

/** Amounts in the smallest unit of the currency. What came and went is from ledgers; what is due is expected. */
export const CashFigures = z.object({
  /** Payments by card and by bank transfer. One by gift card moves no money. */
  receivedMinor: z.int(),
  /** Gift cards that were sold. */
  giftCardsMinor: z.int(),
  refundedMinor: z.int(),
  payoutsMinor: z.int(),
  /** Balances that are due, those with a payment plan left out. */
  balancesMinor: z.int(),
  installmentsMinor: z.int(),
  /** Refunds that were ordered and have not arrived. */
  refundsDueMinor: z.int(),
  /** Commissions that can be paid out by then, and payouts that were proposed. */
  commissionsMinor: z.int(),
});
export type CashFigures = z.infer<typeof CashFigures>;

/** A month of the report, or the part of it that is inside the range. */
export const CashMonth = z.extend(CashFigures, {
  key: Day,
  label: z.string(),
  from: Day,
  to: Day,
  /** By the ledgers at the end of its last day; from today on what is expected then. */
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
  /** When the ledgers were last read; null before the first time. */
  readAt: z.nullable(Instant),
  /** False while the ledger of commissions cannot be asked: they are missing from every figure then. */
  hasCommissions: z.boolean(),
  /** Where the prepared sums differ from their ledger: the report does not add up. */
  differences: z.array(
    z.object({
      ledger: z.enum(cashLedgers),
      currency: Currency,
      ledgerMinor: z.int(),
      preparedMinor: z.int(),
    }),
  ),
  /** What came less what went, up to now. */
  positionMinor: z.int(),
  /** In the range before. */
  then: CashFigures,
  /** What is left on gift cards: trips are owed for it. */
  giftCardLiabilityMinor: z.int(),
  refundsUnderWayMinor: z.int(),
  /** First payments of bookings whose payment page is open. Most of these pages lapse, so they are not expected. */
  depositsAwaitedMinor: z.int(),
  /** Due before today and not paid; not expected either. */
  overdueMinor: z.int(),
  commissionsPendingMinor: z.int(),
  commissionsLockedMinor: z.int(),
  commissionsPayableMinor: z.int(),
  months: z.array(CashMonth),
});
export type CashReport = z.infer<typeof CashReport>;

export const cashItemKinds = ['payment', 'gift_card', 'refund', 'balance', 'installment'] as const;
export const CashItemKind = z.enum(cashItemKinds);

/** A row of a ledger, or an amount that is due, with the record that it belongs to. */
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
