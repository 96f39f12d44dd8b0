import { hasExpired } from '@valam/contracts/leads/gift-card-rules';
import type { GiftCardBalance } from '@valam/contracts/leads/gift-card.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import type { Toast } from '@valam/mfe-kit/shell';

/** The balance of a gift card, as text. */
export function balanceWords(
  { balance, codeEnd, expiresOn, isExpired }: GiftCardBalance,
  today: string,
): Toast {
  if (isExpired ?? hasExpired(expiresOn, today))
    return {
      title: 'This gift card has expired',
      description: `It ends in ${codeEnd} and was valid through ${formatDay(expiresOn)}.`,
    };
  return isZero(balance)
    ? {
        title: 'Nothing is available on this card now',
        description: `The card that ends in ${codeEnd} was used, or is reserved for a booking that is not paid yet.`,
      }
    : {
        title: `${formatMoney(balance)} left`,
        description: `On the card that ends in ${codeEnd}, valid through ${formatDay(expiresOn)}.`,
        tone: 'success',
      };
}
