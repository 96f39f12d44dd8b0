import type { GiftCardBalance } from '@valam/contracts/leads/gift-card.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, isZero } from '@valam/contracts/shared/money';

/** The balance of a gift card, as text. */
export function balanceWords({ balance, codeEnd, expiresOn }: GiftCardBalance) {
  return isZero(balance)
    ? { title: 'Nothing is left on this card', description: `The card that ends in ${codeEnd} is used up.` }
    : {
        title: `${formatMoney(balance)} left`,
        description: `On the card that ends in ${codeEnd}, valid through ${formatDay(expiresOn)}.`,
      };
}
