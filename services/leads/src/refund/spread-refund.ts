export interface RefundablePayment {
  readonly id: string;
  readonly amountMinor: number;
  /** Refunds of this payment that were made or are pending. */
  readonly refundedMinor: number;
}

export interface RefundPart {
  readonly paymentId: string;
  readonly amountMinor: number;
}

/** Takes a refund from the payments it came from, the latest first. Never more than a payment still has. */
export function spreadRefund(amountMinor: number, payments: readonly RefundablePayment[]): RefundPart[] {
  const available = payments.reduce((sum, payment) => sum + rest(payment), 0);
  if (amountMinor > available) throw new RangeError(`Cannot refund ${amountMinor} of ${available}`);
  let left = amountMinor;
  return [...payments].reverse().flatMap((payment) => {
    const part = Math.min(left, rest(payment));
    left -= part;
    return part > 0 ? [{ paymentId: payment.id, amountMinor: part }] : [];
  });
}

const rest = ({ amountMinor, refundedMinor }: RefundablePayment): number => amountMinor - refundedMinor;
