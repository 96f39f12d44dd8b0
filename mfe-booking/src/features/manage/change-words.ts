import type { ChangeQuote } from '@valam/contracts/leads/booking.schema';
import { formatDeadline } from '@valam/contracts/shared/days';
import { formatMoney, isZero, subtract } from '@valam/contracts/shared/money';
import { refundWords, shareWords } from '../../parts/refund-words';

/** What a change of date or group size means for the money. */
export function changeWords(quote: ChangeQuote): string {
  return [priceWords(quote), refundPart(quote), balanceWords(quote), capWords(quote)]
    .filter(Boolean)
    .join(' ');
}

/** The price of the trip; the retained part of a refund is shown separately. */
function priceWords({ oldTotal, newTotal, retained }: ChangeQuote): string {
  const price = retained ? subtract(newTotal, retained) : newTotal;
  return oldTotal.amountMinor === price.amountMinor
    ? `The price stays ${formatMoney(price)}.`
    : `The price changes from ${formatMoney(oldTotal)} to ${formatMoney(price)}.`;
}

function refundPart({ refund, retained, rule }: ChangeQuote): string {
  if (!retained || isZero(retained) || !rule)
    return isZero(refund) ? '' : `${formatMoney(refund)} that you overpaid is refunded right away.`;
  const back = isZero(refund)
    ? 'Nothing of what you paid for the part you give up comes back'
    : `Of what you paid for the part you give up, ${formatMoney(refund)} comes back at once`;
  return `${back} and ${formatMoney(retained)} is kept. ${refundWords(rule, false)}`;
}

function balanceWords({ newBalance, refund, retained, balanceDueAt }: ChangeQuote): string {
  if (isZero(newBalance))
    return isZero(refund) && (!retained || isZero(retained)) ? 'There is no balance to pay.' : '';
  const due = balanceDueAt ? `, due by ${formatDeadline(balanceDueAt)}` : '';
  return `${formatMoney(newBalance)} is the balance${due}.`;
}

function capWords({ refundCap }: ChangeQuote): string {
  return refundCap
    ? `If you cancel later, you get back no more than the rules give today: ${shareWords[refundCap]}.`
    : '';
}
