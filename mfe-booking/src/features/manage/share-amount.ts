import { money, type Currency, type Money } from '@valam/contracts/shared/money';

/** Parses an amount as typed: `664`, `$1,000.50`. Null when it is not valid. */
export function typedAmount(typed: string, currency: Currency): Money | null {
  const [, units, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[\s,$€£₹]/g, '')) ?? [];
  if (!units) return null;
  return money(Number(units) * 100 + Number(cents.padEnd(2, '0')), currency);
}
