export interface RefundablePayment {
  readonly id: string;
  readonly amountMinor: number;
  /** Refunds of this payment that were made or are pending. */
  readonly refundedMinor: number;
  readonly isGiftCard?: boolean;
}

export interface RefundPart {
  readonly paymentId: string;
  readonly amountMinor: number;
}

/** Takes a refund from the payments it came from: gift cards get theirs back first, then the latest payments. Never more than a payment still has. */
export function spreadRefund(amountMinor: number, payments: readonly RefundablePayment[]): RefundPart[] {
  const available = payments.reduce((sum, payment) => sum + rest(payment), 0);
  if (amountMinor > available) throw new RangeError(`Cannot refund ${amountMinor} of ${available}`);
  let left = amountMinor;
  const latest = [...payments].reverse();
  const inOrder = [...latest.filter(isFromCard), ...latest.filter((payment) => !isFromCard(payment))];
  return inOrder.flatMap((payment) => {
    const part = Math.min(left, rest(payment));
    left -= part;
    return part > 0 ? [{ paymentId: payment.id, amountMinor: part }] : [];
  });
}

const isFromCard = ({ isGiftCard }: RefundablePayment): boolean => isGiftCard ?? false;

const rest = ({ amountMinor, refundedMinor }: RefundablePayment): number => amountMinor - refundedMinor;
