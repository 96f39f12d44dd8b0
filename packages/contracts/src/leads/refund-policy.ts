import { addDays, daysBetween, endOfIstDay, istDay } from '../shared/days.js';
import { money, percentOf, subtract, type Money } from '../shared/money.js';

export const refundRules = [
  'within_48_hours',
  'over_60_days',
  'from_30_to_60_days',
  'under_30_days',
] as const;
export type RefundRule = (typeof refundRules)[number];

export interface RefundBasis {
  /** The amount captured and not refunded, less the amount retained from an earlier partial cancellation. */
  readonly paid: Money;
  readonly startDate: string;
  /** Capture of the first payment; the 48 hours run from it. */
  readonly depositPaidAt: Date | null;
  /** The strictest rule among the days on which the traveler changed the date. No later cancellation refunds more. */
  readonly cap?: RefundRule | null;
}

export interface RefundQuote {
  readonly refund: Money;
  readonly rule: RefundRule;
  /** By the calendar alone the refund would be higher: the rule is that of the day of an earlier change of date. */
  readonly isCapped: boolean;
  /** Calendar days in India from today to the departure. */
  readonly daysBefore: number;
}

const hourMs = 3_600_000;
/** The rule of the first 48 hours needs more days than these before departure. */
const fullRefundDays = 7;
const adminFeePercent = 10;

/** The refund of a cancellation now. The amount shown to the traveler and the amount refunded both come from here. */
export function quoteRefund(basis: RefundBasis, now: Date): RefundQuote {
  const daysBefore = daysBetween(istDay(now), basis.startDate);
  const byCalendar = refundRule(basis, daysBefore, now);
  const rule = stricterRule(byCalendar, basis.cap ?? null);
  return { refund: refundByRule(rule, basis.paid), rule, isCapped: rule !== byCalendar, daysBefore };
}

/** The rule with the smaller refund. The rules are ordered from the most generous to the strictest. */
function stricterRule(rule: RefundRule, cap: RefundRule | null): RefundRule {
  return cap !== null && refundRules.indexOf(cap) > refundRules.indexOf(rule) ? cap : rule;
}

/**
 * The refund for `cancelled`, a part of the amount paid. Computed as the difference it makes to the refund of
 * everything, so that many small parts never add up to more than the whole, not even by a cent.
 */
export function quotePartialRefund(basis: RefundBasis, cancelled: Money, now: Date): RefundQuote {
  const whole = quoteRefund(basis, now);
  const rest = refundByRule(whole.rule, subtract(basis.paid, cancelled));
  return { ...whole, refund: subtract(whole.refund, rest) };
}

function refundRule(basis: RefundBasis, daysBefore: number, now: Date): RefundRule {
  const { depositPaidAt, startDate } = basis;
  if (depositPaidAt && now <= fullRefundUntil(depositPaidAt, startDate)) return 'within_48_hours';
  if (daysBefore > 60) return 'over_60_days';
  return daysBefore >= 30 ? 'from_30_to_60_days' : 'under_30_days';
}

/** The last moment of the rule of the first 48 hours: their end, or earlier the end of the last day far enough ahead. */
export function fullRefundUntil(depositPaidAt: Date, startDate: string): Date {
  const endOfHours = new Date(depositPaidAt.getTime() + 48 * hourMs);
  const endOfDays = endOfIstDay(addDays(startDate, -fullRefundDays - 1));
  return endOfHours < endOfDays ? endOfHours : endOfDays;
}

function refundByRule(rule: RefundRule, paid: Money): Money {
  switch (rule) {
    case 'within_48_hours':
      return paid;
    case 'over_60_days':
      return subtract(paid, percentOf(paid, adminFeePercent));
    case 'from_30_to_60_days':
      return percentOf(paid, 50);
    case 'under_30_days':
      return money(0, paid.currency);
  }
}

export interface RefundBand {
  readonly rule: RefundRule;
  /** First and last day of the band, inclusive; null for an open end. */
  readonly from: string | null;
  readonly until: string | null;
  readonly refund: Money;
}

/** The bands of the refund ruler for an amount paid, with their days for this departure. */
export function refundBands(paid: Money, startDate: string, cap: RefundRule | null = null): RefundBand[] {
  const band = (rule: RefundRule, from: string | null, until: string | null): RefundBand => ({
    rule,
    from,
    until,
    refund: refundByRule(stricterRule(rule, cap), paid),
  });
  return [
    band('over_60_days', null, addDays(startDate, -61)),
    band('from_30_to_60_days', addDays(startDate, -60), addDays(startDate, -30)),
    band('under_30_days', addDays(startDate, -29), null),
  ];
}

/** Deadlines for changes of a booking, in days before departure, counted in India. */
export const changeLimits = { changeDate: 30, groupSize: 30, transfer: 15 } as const;
export type ChangeKind = keyof typeof changeLimits;

/** The last day on which this change is allowed. */
export function lastDayFor(change: ChangeKind, startDate: string): string {
  return addDays(startDate, -changeLimits[change]);
}

export function isStillAllowed(change: ChangeKind, startDate: string, now: Date): boolean {
  return istDay(now) <= lastDayFor(change, startDate);
}
