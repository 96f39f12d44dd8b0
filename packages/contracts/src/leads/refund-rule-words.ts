import type { RefundRule } from './refund-policy.js';

/** The rule of a refund, as shown before a cancellation and in the email after it. */
export const refundRuleWords: Readonly<Record<RefundRule, string>> = {
  within_48_hours: 'Within 48 hours of booking and more than 7 days before departure: you get a full refund.',
  over_60_days: 'More than 60 days before departure: what you paid minus a 10% admin fee.',
  from_30_to_60_days: '30 to 60 days before departure: half of what you paid.',
  under_30_days: 'Less than 30 days before departure: no refund.',
};

/** The share of the paid amount that a rule refunds. */
export const refundShareWords: Readonly<Record<RefundRule, string>> = {
  within_48_hours: 'everything',
  over_60_days: 'what you paid minus a 10% admin fee',
  from_30_to_60_days: 'half of what you paid',
  under_30_days: 'nothing',
};

/** The explanation of a refund. When an earlier change of date caps it, the calendar alone would give more. */
export const refundWords = (rule: RefundRule, isCapped: boolean | undefined): string =>
  isCapped
    ? `You changed your date, so you get back no more than the rules gave on that day: ${refundShareWords[rule]}.`
    : refundRuleWords[rule];
