export interface RefundablePayment {
  readonly id: string;
  readonly amountMinor: number;
  /** Refunds of this payment, made or pending. */
  readonly refundedMinor: number;
  readonly isGiftCard?: boolean;
  /** The companion's share that it paid; null or omitted for the lead traveler. */
  readonly shareId?: string | null;
}

export interface RefundPart {
  readonly paymentId: string;
  readonly amountMinor: number;
}

/**
 * Distributes a refund over the payments. If several people have paid, each gets a part in proportion to
 * their remaining payments; of those, gift cards are refunded first, then the latest payments.
 */
export function spreadRefund(amountMinor: number, payments: readonly RefundablePayment[]): RefundPart[] {
  const available = restOf(payments);
  if (amountMinor > available) throw new RangeError(`Cannot refund ${amountMinor} of ${available}`);
  const people = [...new Set(payments.map(payerOf))];
  const payers = people.map((payer) => payments.filter((payment) => payerOf(payment) === payer));
  const amounts = inProportion(amountMinor, payers.map(restOf));
  return payers.flatMap((own, at) => spreadOverPayments(amounts[at] ?? 0, own));
}

function spreadOverPayments(amountMinor: number, payments: readonly RefundablePayment[]): RefundPart[] {
  let left = amountMinor;
  const latest = [...payments].reverse();
  const inOrder = [...latest.filter(isFromCard), ...latest.filter((payment) => !isFromCard(payment))];
  return inOrder.flatMap((payment) => {
    const part = Math.min(left, rest(payment));
    left -= part;
    return part > 0 ? [{ paymentId: payment.id, amountMinor: part }] : [];
  });
}

/**
 * Divides `amount` in proportion to `weights`, to the smallest unit: the parts with the largest fractions get the
 * remaining units. No part exceeds its weight as long as the amount does not exceed their sum.
 */
function inProportion(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // In rupees the products exceed the safe integers.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(total)));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byFraction = products
    .map((product, at) => ({ at, fraction: product % BigInt(total) }))
    .sort((a, b) => (a.fraction === b.fraction ? a.at - b.at : a.fraction > b.fraction ? -1 : 1));
  for (const { at } of byFraction.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

const payerOf = ({ shareId }: RefundablePayment): string | null => shareId ?? null;

const restOf = (payments: readonly RefundablePayment[]): number =>
  payments.reduce((sum, payment) => sum + rest(payment), 0);

const isFromCard = ({ isGiftCard }: RefundablePayment): boolean => isGiftCard ?? false;

const rest = ({ amountMinor, refundedMinor }: RefundablePayment): number => amountMinor - refundedMinor;
