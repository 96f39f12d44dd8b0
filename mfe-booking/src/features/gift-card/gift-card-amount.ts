import { giftCardLimits } from '@valam/contracts/leads/gift-card-rules';
import { formatPrice, type Currency } from '@valam/contracts/shared/money';
import { typedAmount } from '@valam/contracts/shared/typed-amount';

/** Parses a whole amount as typed: `1,000`, `₹5 000`. Null if it is not valid. */
export function wholeAmount(typed: string): number | null {
  const amountMinor = typedAmount(typed);
  return amountMinor === null || amountMinor % 100 !== 0 ? null : amountMinor / 100;
}

export function limitWords(currency: Currency): string {
  const { least, most } = giftCardLimits[currency];
  return `Any whole amount from ${formatPrice(least, currency)} to ${formatPrice(most, currency)}`;
}

/** The error message of an amount. */
export function amountProblem(amount: number | null, currency: Currency): string | null {
  const { least, most } = giftCardLimits[currency];
  const isOffered = amount !== null && amount >= least && amount <= most;
  return isOffered
    ? null
    : `Please enter a whole amount from ${formatPrice(least, currency)} to ${formatPrice(most, currency)}.`;
}
