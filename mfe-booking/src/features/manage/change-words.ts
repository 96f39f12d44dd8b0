import type { ChangeQuote } from '@valam/contracts/leads/booking.schema';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { istMoment } from '../../parts/ist';

/** What a change of date or group size means for the money. */
export function changeWords({ oldTotal, newTotal, newBalance, refund, balanceDueAt }: ChangeQuote): string {
  const price =
    oldTotal.amountMinor === newTotal.amountMinor
      ? `The price stays ${formatMoney(newTotal)}.`
      : `The price changes from ${formatMoney(oldTotal)} to ${formatMoney(newTotal)}.`;
  if (!isZero(refund)) return `${price} ${formatMoney(refund)} that you paid too much is given back at once.`;
  if (isZero(newBalance)) return `${price} Nothing is left to pay.`;
  const due = balanceDueAt ? `, due by ${istMoment(balanceDueAt)}` : '';
  return `${price} ${formatMoney(newBalance)} is left to pay${due}.`;
}
