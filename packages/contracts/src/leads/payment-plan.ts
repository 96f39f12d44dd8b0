import * as z from 'zod/mini';
import { addDays, addMonths, daysBetween } from '../shared/days.js';
import { money, type Currency, type Money } from '../shared/money.js';
import { leastChargeMinor } from './least-charge.js';

export const paymentPlanStates = ['active', 'completed', 'left', 'lapsed', 'over'] as const;
export const PaymentPlanState = z.enum(paymentPlanStates);
export type PaymentPlanState = z.infer<typeof PaymentPlanState>;

export const savedCardStates = ['waiting', 'active', 'refused', 'withdrawn', 'failed', 'over'] as const;
export const SavedCardState = z.enum(savedCardStates);
export type SavedCardState = z.infer<typeof SavedCardState>;

export const ChargeState = z.enum(['sent', 'succeeded', 'failed', 'skipped']);
export type ChargeState = z.infer<typeof ChargeState>;

/** A charge is announced this many days before. */
export const chargeNoticeDays = 3;
/** Maximum number of charges of an installment, and the days between them. */
export const mostCharges = 3;
export const daysBetweenTries = 2;

/** Consent that a traveler gives by saving a card; stored as shown. */
export const chargeConsent =
  'I allow my saved card to be charged for the installments of this plan when they are due. Each charge is announced by email three days before. I can withdraw this at any time on the page of my booking.';

/** Rules of the Reserve Bank of India: no automatic charges in rupees, nor to cards issued in India. */
export const mayChargeIn = (currency: Currency): boolean => currency !== 'INR';
export const mayChargeCardOf = (country: string | null): boolean => country !== 'IN';

/** Minimum number of days to the departure for splitting its balance. */
export const planDaysBefore = 90;
export const fewestInstallments = 2;
export const mostInstallments = 12;
/** Leaves time for the reminder before the first installment. */
const daysToFirst = 7;

/** Minimum installment, in the smallest unit: fees make smaller ones uneconomical. */
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

/** Monthly days counted back from the due day of the balance, in order. */
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

/** Equal parts; the last one includes the remaining cents. */
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
  /** The day in India by which the whole balance is due. */
  readonly balanceDueOn: string;
  readonly today: string;
}

/** All plans that may be chosen, fewest installments first; empty if the departure is too near. */
export function planChoices({ startDate, balance, balanceDueOn, today }: PlanBasis): Installment[][] {
  if (daysBetween(today, startDate) <= planDaysBefore) return [];
  const days = installmentDays(balanceDueOn, today);
  const most = Math.min(days.length, Math.floor(balance.amountMinor / leastInstallment[balance.currency]));
  return Array.from({ length: Math.max(0, most - fewestInstallments + 1) }, (_, index) =>
    splitOverDays(balance, days.slice(-(fewestInstallments + index))),
  );
}

/** The plan with this number of installments, or by default the longest one; undefined if it is not offered. */
export const planOf = (
  choices: readonly Installment[][],
  count: number | null | undefined,
): Installment[] | undefined =>
  count == null ? choices.at(-1) : choices.find(({ length }) => length === count);

/**
 * The unpaid part of each installment. Payments fill the earliest installment first, regardless of their
 * purpose, so the balance is distributed from the last installment backward. A remainder that is too small to
 * charge is paid with the next installment.
 */
export function openParts(installments: readonly Installment[], balance: Money): Money[] {
  let left = balance.amountMinor;
  const open: number[] = [];
  for (const { amount } of installments.toReversed()) {
    const part = Math.min(left, amount.amountMinor);
    left -= part;
    const isTooLittle = part > 0 && part < leastChargeMinor && open.length > 0;
    if (isTooLittle) open[0] = (open[0] ?? 0) + part;
    open.unshift(isTooLittle ? 0 : part);
  }
  return open.map((part) => money(part, balance.currency));
}
