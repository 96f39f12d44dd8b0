import { leastChargeMinor } from '@valam/contracts/leads/least-charge';
import {
  quotePartialRefund,
  quoteRefund,
  type RefundBasis,
  type RefundQuote,
  type RefundRule,
} from '@valam/contracts/leads/refund-policy';
import { money, type Currency } from '@valam/contracts/shared/money';

/** All inputs of the refund policy. */
export interface RefundAccount {
  readonly currency: Currency;
  readonly startDate: string;
  readonly depositPaidAt: Date | null;
  readonly refundCap: RefundRule | null;
  /** The amount captured and not refunded, less the amount retained from partial cancellations. */
  readonly refundableMinor: number;
  /** Number of travelers that the payments are for. */
  readonly paidQuantity: number;
}

/** The refund of a cancellation now. The amount shown and the amount refunded both come from here. */
export function refundNow(account: RefundAccount, now: Date): RefundQuote {
  return quoteRefund(basisOf(account), now);
}

/** The trip after the change. */
interface Wish {
  readonly startDate: string;
  readonly quantity: number;
  readonly priceMinor: number;
}

export interface ChangeTerms {
  readonly refundMinor: number;
  readonly retainedMinor: number;
  /** The rule that determines the refund; null for a change by the operator. */
  readonly rule: RefundRule | null;
  readonly refundCap: RefundRule | null;
  readonly paidQuantity: number;
}

/**
 * Effect on the money of a change by the traveler. Fewer travelers, or a price below the amount paid, is a
 * partial cancellation by the rule of the day. Another date is free, but the rule of the day of the change
 * remains as a cap: moving to a later date never refunds more than canceling would have.
 */
export function termsOfChange(account: RefundAccount, wish: Wish, now: Date): ChangeTerms {
  const { paidQuantity, currency } = account;
  const gone = Math.max(0, paidQuantity - wish.quantity);
  const cancelledMinor = cancelledPart(account, wish, gone);
  const { refund, rule } = quotePartialRefund(basisOf(account), money(cancelledMinor, currency), now);
  return {
    refundMinor: refund.amountMinor,
    retainedMinor: cancelledMinor - refund.amountMinor,
    rule,
    refundCap: wish.startDate === account.startDate ? account.refundCap : capOf(rule),
    paidQuantity: paidQuantity - gone,
  };
}

/**
 * The payments for the `gone`, or those above the new price. That price may be rounded up, as with a
 * discount: then a few cents would be left to pay, which no provider charges, so only the payments above it
 * are canceled.
 */
function cancelledPart(
  { refundableMinor, paidQuantity }: RefundAccount,
  { priceMinor }: Wish,
  gone: number,
): number {
  const ofTheGone = Math.round((refundableMinor * gone) / paidQuantity);
  const aboveMinor = refundableMinor - priceMinor;
  return aboveMinor >= 0 && ofTheGone - aboveMinor < leastChargeMinor ? aboveMinor : ofTheGone;
}

/** A change by the operator: the amount above the new price is refunded in full, and no cap is added. */
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

/** A rule with a full refund sets no cap. */
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
