import type { RefundRule } from '@valam/contracts/leads/refund-policy';

const refundRuleWords: Record<RefundRule, string> = {
  within_48_hours:
    'Within 48 hours of booking and more than 7 days before departure: everything is given back.',
  over_60_days: 'More than 60 days before departure: everything but an administration fee of 10%.',
  from_30_to_60_days: '30 to 60 days before departure: half is given back.',
  under_30_days: 'Less than 30 days before departure: nothing is given back.',
};

/** The rule of a refund, in words for an email. */
export function refundWords(rule: RefundRule, isCapped: boolean): string {
  if (!isCapped) return refundRuleWords[rule];
  return `The rule of the day on which the date was changed. ${refundRuleWords[rule]}`;
}
