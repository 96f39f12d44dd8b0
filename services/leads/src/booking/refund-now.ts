import {
  quotePartialRefund,
  quoteRefund,
  type RefundBasis,
  type RefundQuote,
  type RefundRule,
} from '@valam/contracts/leads/refund-policy';
import { money, type Currency } from '@valam/contracts/shared/money';

/** All that the refund policy looks at. */
export interface RefundAccount {
  readonly currency: Currency;
  readonly startDate: string;
  readonly depositPaidAt: Date | null;
  readonly refundCap: RefundRule | null;
  /** Captured and not given back, without what partial cancellations have cost. */
  readonly refundableMinor: number;
  /** How many travelers that money is for. */
  readonly paidQuantity: number;
}

/** The refund of a cancellation now: what is shown and what is made both come from here. */
export function refundNow(account: RefundAccount, now: Date): RefundQuote {
  return quoteRefund(basisOf(account), now);
}

/** The trip as it is to be. */
interface Wish {
  readonly startDate: string;
  readonly quantity: number;
  readonly priceMinor: number;
}

export interface ChangeTerms {
  readonly refundMinor: number;
  readonly retainedMinor: number;
  /** The rule that decides what comes back; null where the operator decides. */
  readonly rule: RefundRule | null;
  readonly refundCap: RefundRule | null;
  readonly paidQuantity: number;
}

/**
 * What a traveler's own change does to the money. Fewer travelers, or a price below what was paid, is a partial
 * cancellation by the rule of today. Another date is free, but the rule of the day of the change stays: waiting on a
 * later date never gives back more than cancelling would have done.
 */
export function termsOfChange(account: RefundAccount, wish: Wish, now: Date): ChangeTerms {
  const { refundableMinor, paidQuantity, currency } = account;
  const gone = Math.max(0, paidQuantity - wish.quantity);
  const ofTheGone = Math.round((refundableMinor * gone) / paidQuantity);
  const cancelledMinor = Math.max(ofTheGone, refundableMinor - wish.priceMinor, 0);
  const { refund, rule } = quotePartialRefund(basisOf(account), money(cancelledMinor, currency), now);
  return {
    refundMinor: refund.amountMinor,
    retainedMinor: cancelledMinor - refund.amountMinor,
    rule,
    refundCap: wish.startDate === account.startDate ? account.refundCap : capOf(rule),
    paidQuantity: paidQuantity - gone,
  };
}

/** The operator changes a booking: what was paid beyond the new price comes back whole, and no cap stays. */
export function termsOfOurChange(account: RefundAccount, wish: Wish): ChangeTerms {
  const { refundableMinor, paidQuantity, refundCap } = account;
  return {
    refundMinor: Math.max(0, refundableMinor - wish.priceMinor),
    retainedMinor: 0,
    rule: null,
    refundCap,
    paidQuantity: Math.min(paidQuantity, wish.quantity),
  };
}

/** A rule that gives everything back limits nothing. */
const capOf = (rule: RefundRule): RefundRule | null => (rule === 'within_48_hours' ? null : rule);

function basisOf({
  currency,
  refundableMinor,
  startDate,
  depositPaidAt,
  refundCap,
}: RefundAccount): RefundBasis {
  return { paid: money(refundableMinor, currency), startDate, depositPaidAt, cap: refundCap };
}
