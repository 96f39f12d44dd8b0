import * as z from 'zod/mini';

export const currencies = ['USD', 'EUR', 'GBP', 'INR'] as const;
export const Currency = z.enum(currencies);
export type Currency = z.infer<typeof Currency>;

const currencySymbols: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£', INR: '₹' };
export const defaultCurrency: Currency = 'USD';
/** Used if there are no prices in the requested currency. */
export const fallbackCurrency: Currency = 'INR';

/** For modules that must not load the schema, such as pages. */
export const isCurrency = (value: unknown): value is Currency =>
  currencies.some((currency) => currency === value);

/** An amount in the smallest unit of its currency. All arithmetic on it is in this file. */
export const Money = z.object({ amountMinor: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;

/** An amount to pay or refund: more than 0, and a billion at most. */
export const PositiveMoney = z.object({
  amountMinor: z
    .int()
    .check(z.gte(1, 'Must be more than 0.'), z.lte(100_000_000_000, 'At most 1,000,000,000.')),
  currency: Currency,
});

/** Prices per person in whole units, one per currency. */
export const Prices = z.object({ USD: z.int(), EUR: z.int(), GBP: z.int(), INR: z.int() });
export type Prices = z.infer<typeof Prices>;

const minorPerUnit = 100;

export function money(amountMinor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`Not an amount: ${amountMinor}`);
  return { amountMinor, currency };
}

export function wholeUnits(units: number, currency: Currency): Money {
  return money(units * minorPerUnit, currency);
}

export function inWholeUnits(amount: Money): number {
  return amount.amountMinor / minorPerUnit;
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`Cannot mix ${a.currency} and ${b.currency}`);
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.amountMinor + b.amountMinor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.amountMinor - b.amountMinor, a.currency);
}

export function times(a: Money, count: number): Money {
  return money(a.amountMinor * count, a.currency);
}

export function isMore(a: Money, b: Money): boolean {
  sameCurrency(a, b);
  return a.amountMinor > b.amountMinor;
}

export function isZero(a: Money): boolean {
  return a.amountMinor === 0;
}

export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, money(0, currency));
}

/** A percentage, rounded half up to the smallest unit. */
export function percentOf(a: Money, percent: number): Money {
  return money(Math.round((a.amountMinor * percent) / 100), a.currency);
}

/** A percentage, rounded to a whole unit of the currency, like deposits. */
export function percentInWholeUnits(a: Money, percent: number): Money {
  return wholeUnits(Math.round((a.amountMinor * percent) / 100 / minorPerUnit), a.currency);
}

/** `part / whole` of an amount, rounded to the smallest unit. */
export function shareOf(a: Money, part: number, whole: number): Money {
  if (whole === 0) throw new RangeError('A share of nothing');
  return money(Math.round((a.amountMinor * part) / whole), a.currency);
}

/**
 * `1,250`: a formatted whole number. Without `Intl`, whose first formatter took 11 ms at the start of every
 * page.
 */
export function formatCount(count: number): string {
  const whole = Math.round(count);
  const digits = String(Math.abs(whole));
  const first = digits.length % 3;
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
  return (whole < 0 ? '-' : '') + groups.filter(Boolean).join(',');
}

/** `$2,490`, `€10.50`: formatted, with groups of three in every currency, as in the design. */
export function formatMoney(amount: Money): string {
  const sign = amount.amountMinor < 0 ? '−' : '';
  const minor = Math.abs(amount.amountMinor);
  const whole = formatCount(Math.trunc(minor / minorPerUnit));
  const rest = minor % minorPerUnit;
  return `${sign}${currencySymbols[amount.currency]}${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** `$2,490`: a price stored in whole units. */
export function formatPrice(units: number, currency: Currency): string {
  return formatMoney(wholeUnits(units, currency));
}

/** `$ USD`: a currency as a choice. */
export function currencyLabel(currency: Currency): string {
  return `${currencySymbols[currency]} ${currency}`;
}
