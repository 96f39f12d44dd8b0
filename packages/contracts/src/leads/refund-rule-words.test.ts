import { describe, expect, it } from '@jest/globals';
import { addDays } from '../shared/days.js';
import { formatMoney, money } from '../shared/money.js';
import { quoteRefund, refundRules, type RefundRule } from './refund-policy.js';
import { refundRuleWords, refundShareWords, refundWords } from './refund-rule-words.js';
import { fullRefundRule } from './refund-words.js';

const now = new Date('2027-01-01T06:30:00Z');
const longAgo = new Date('2026-06-01T06:30:00Z');

/** The refund of a $100 payment, canceled this many days before departure. */
function refunded(days: number, depositPaidAt: Date = longAgo) {
  const startDate = addDays('2027-01-01', days);
  const { rule, refund } = quoteRefund({ paid: money(10_000, 'USD'), startDate, depositPaidAt }, now);
  return [rule, formatMoney(refund)] as const;
}

describe('the texts of the refund rules', () => {
  it.each<[RefundRule, number, string, RegExp]>([
    ['over_60_days', 61, '$90', /^More than 60 days.* minus a 10% admin fee\.$/],
    ['from_30_to_60_days', 60, '$50', /^30 to 60 days.*: half of what you paid\.$/],
    ['from_30_to_60_days', 30, '$50', /^30 to 60 days.*: half of what you paid\.$/],
    ['under_30_days', 29, '$0', /^Less than 30 days.*: no refund\.$/],
  ])('state the days and the share of %s, %s days ahead', (rule, days, share, words) => {
    expect(refunded(days)).toEqual([rule, share]);
    expect(refundRuleWords[rule]).toMatch(words);
    if (share !== '$0') expect(refundRuleWords[rule]).toContain(refundShareWords[rule]);
  });

  it('state the hours and the days of the full refund', () => {
    const hour = 3_600_000;
    expect(refunded(8, new Date(now.getTime() - 48 * hour))).toEqual(['within_48_hours', '$100']);
    expect(refunded(8, new Date(now.getTime() - 48 * hour - 1))).toEqual(['under_30_days', '$0']);
    expect(refunded(7, now)).toEqual(['under_30_days', '$0']);
    for (const words of [fullRefundRule, refundRuleWords.within_48_hours])
      expect(words).toMatch(/within 48 hours of booking and more than 7 days before departure/i);
  });

  it('state the remaining share if an earlier change of date caps the refund', () => {
    for (const rule of refundRules) expect(refundWords(rule, true)).toContain(`: ${refundShareWords[rule]}.`);
  });
});
