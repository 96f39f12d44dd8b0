import { isCurrency, money, type Money } from '@valam/contracts/shared/money';
import { textOf } from '@valam/mfe-kit/form';

/** The amount in the hidden fields of a form; null if it is not valid. */
export function moneyOf(form: FormData): Money | null {
  return asMoney({
    amountMinor: Number(textOf(form, 'amountMinor') || NaN),
    currency: textOf(form, 'currency'),
  });
}

/** The amount in the details of a refusal. */
export function asMoney(details: unknown): Money | null {
  const { amountMinor, currency } = (details ?? {}) as Record<string, unknown>;
  return isCurrency(currency) && Number.isSafeInteger(amountMinor)
    ? money(amountMinor as number, currency)
    : null;
}
