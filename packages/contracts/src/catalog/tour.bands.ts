import type { Currency } from '../shared/money.js';

/** Choices of length, in days. */
export const lengthBands = {
  short: { maxDays: 8 },
  long: { minDays: 9 },
} as const;
export type LengthBand = keyof typeof lengthBands;

/** Choices of the maximum price per person, in whole units. */
export const priceLimits: Readonly<Record<Currency, readonly number[]>> = {
  USD: [1_500, 2_000, 2_500, 3_000],
  EUR: [1_400, 1_800, 2_300, 2_800],
  GBP: [1_200, 1_600, 2_000, 2_400],
  INR: [125_000, 165_000, 210_000, 250_000],
};
