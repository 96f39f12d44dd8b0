import { formatPrice, type Currency } from '@valam/contracts/shared/money';
import type { SelectOption } from '@valam/ui/field/select-field';

export interface Counted {
  readonly value: string;
  readonly count: number;
}

const lengthNames: Readonly<Record<string, string>> = { short: 'Up to 8 days', long: '9 days and more' };

export const lengthName = (value: string): string => lengthNames[value] ?? value;

export const priceLimitName =
  (currency: Currency) =>
  (value: string): string =>
    `Up to ${formatPrice(Number(value), currency)}`;

/** Options with the number of entries that match each. The selected option stays even without entries. */
export function countedOptions(
  counted: readonly Counted[],
  name: (value: string) => string,
  chosen: string,
): SelectOption[] {
  const all =
    chosen === '' || counted.some(({ value }) => value.toLowerCase() === chosen.toLowerCase())
      ? counted
      : [...counted, { value: chosen, count: 0 }];
  return all.map(({ value, count }) => ({ value, label: `${name(value)} (${count})` }));
}
