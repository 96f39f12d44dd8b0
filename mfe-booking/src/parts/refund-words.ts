import type { RefundState } from '@valam/contracts/leads/booking-states';
import type { RefundRule } from '@valam/contracts/leads/refund-policy';

/** Why exactly this much comes back. */
export const refundRuleWords: Record<RefundRule, string> = {
  within_48_hours: 'Within 48 hours of booking and more than 7 days before departure: everything comes back.',
  over_60_days: 'More than 60 days before departure: what you paid minus a 10% admin fee.',
  from_30_to_60_days: '30 to 60 days before departure: half of what you paid.',
  under_30_days: 'Less than 30 days before departure: no refund.',
};

/** Where the money of a refund is. */
export const refundStateWords: Record<RefundState, string | null> = {
  none: null,
  pending: 'The refund is on its way. It shows on your statement within 5 to 10 working days.',
  partial: 'A part of what you paid has been given back.',
  refunded: 'The refund has been made. It shows on your statement within 5 to 10 working days.',
  failed: 'The refund did not go through yet. We have been told and try again; you need not do anything.',
};
