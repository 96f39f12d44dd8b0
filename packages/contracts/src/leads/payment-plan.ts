import * as z from 'zod/mini';
import { addDays, addMonths, daysBetween } from '../shared/days.js';
import { money, type Currency, type Money } from '../shared/money.js';

export const paymentPlanStates = ['active', 'completed', 'left', 'lapsed', 'over'] as const;
export const PaymentPlanState = z.enum(paymentPlanStates);
export type PaymentPlanState = z.infer<typeof PaymentPlanState>;

export const savedCardStates = ['waiting', 'active', 'refused', 'withdrawn', 'failed', 'over'] as const;
export const SavedCardState = z.enum(savedCardStates);
export type SavedCardState = z.infer<typeof SavedCardState>;

export const ChargeState = z.enum(['sent', 'succeeded', 'failed', 'skipped']);
export type ChargeState = z.infer<typeof ChargeState>;

/** A charge is announced so many days before. */
export const chargeNoticeDays = 3;
/** An installment is charged so many times at most, so many days apart. */
export const mostCharges = 3;
export const daysBetweenTries = 2;

/** What a traveler agrees to by saving a card; stored as it was shown. */
export const chargeConsent =
  'I allow my saved card to be charged for the installments of this plan when they are due. Each charge is announced by email three days before. I can withdraw this at any time on the page of my booking.';

/** Rules of the Reserve Bank of India: no automatic charges in rupees, nor to cards that were issued there. */
export const mayChargeIn = (currency: Currency): boolean => currency !== 'INR';
export const mayChargeCardOf = (country: string | null): boolean => country !== 'IN';

/** A departure must be further away than this for its balance to be split. */
export const planDaysBefore = 90;
export const fewestInstallments = 2;
export const mostInstallments = 12;
/** The first installment leaves time for the reminder before it. */
const daysToFirst = 7;

/** Smaller installments cost more in fees than they help, in the smallest unit. */
const leastInstallment: Readonly<Record<Currency, number>> = {
  USD: 2_500,
  EUR: 2_500,
  GBP: 2_000,
  INR: 200_000,
};

export interface Installment {
  readonly dueOn: string;
  readonly amount: Money;
}

/** Month by month back from the day of the balance, in the order in which they are due. */
export function installmentDays(balanceDueOn: string, today: string): string[] {
  const earliest = addDays(today, daysToFirst);
  const days: string[] = [];
  for (let back = 0; back < mostInstallments; back++) {
    const day = addMonths(balanceDueOn, -back);
    if (day < earliest) break;
    days.unshift(day);
  }
  return days;
}

/** Equal parts; the cents that are left over are in the last one. */
export function splitOverDays(balance: Money, days: readonly string[]): Installment[] {
  const part = Math.floor(balance.amountMinor / days.length);
  return days.map((dueOn, index) => {
    const isLast = index === days.length - 1;
    const amountMinor = isLast ? balance.amountMinor - part * index : part;
    return { dueOn, amount: money(amountMinor, balance.currency) };
  });
}

export interface PlanBasis {
  readonly startDate: string;
  readonly balance: Money;
  /** The day in India by which all of it is due. */
  readonly balanceDueOn: string;
  readonly today: string;
}

/** Every plan that may be chosen, the fewest installments first; none where the departure is too near. */
export function planChoices({ startDate, balance, balanceDueOn, today }: PlanBasis): Installment[][] {
  if (daysBetween(today, startDate) <= planDaysBefore) return [];
  const days = installmentDays(balanceDueOn, today);
  const most = Math.min(days.length, Math.floor(balance.amountMinor / leastInstallment[balance.currency]));
  return Array.from({ length: Math.max(0, most - fewestInstallments + 1) }, (_, index) =>
    splitOverDays(balance, days.slice(-(fewestInstallments + index))),
  );
}

/** The plan of so many installments, or the longest one where no number was chosen; undefined where it is not offered. */
export const planOf = (
  choices: readonly Installment[][],
  count: number | null | undefined,
): Installment[] | undefined =>
  count == null ? choices.at(-1) : choices.find(({ length }) => length === count);

/**
 * The unpaid part of each installment. Payments fill the earliest first, whatever they were made for, so the balance is
 * what the latest are worth.
 */
export function openParts(installments: readonly Installment[], balance: Money): Money[] {
  let left = balance.amountMinor;
  return installments
    .toReversed()
    .map(({ amount }) => {
      const open = Math.min(left, amount.amountMinor);
      left -= open;
      return money(open, balance.currency);
    })
    .toReversed();
}
