import { formatMoney } from '@valam/contracts/shared/money';
import { moneyIn } from '../description/values';

export const amountWords = (value: unknown): string => {
  const amount = moneyIn(value);
  return amount ? formatMoney(amount) : '';
};
