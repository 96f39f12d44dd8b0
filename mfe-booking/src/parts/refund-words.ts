import type { RefundState } from '@valam/contracts/leads/booking-states';
import { refundTime } from '@valam/contracts/leads/refund-words';
import type { RefundRule } from '@valam/contracts/leads/refund-policy';

/** Explanations of the refund rules. */
const refundRuleWords: Record<RefundRule, string> = {
  within_48_hours: 'Within 48 hours of booking and more than 7 days before departure: you get a full refund.',
  over_60_days: 'More than 60 days before departure: what you paid minus a 10% admin fee.',
  from_30_to_60_days: '30 to 60 days before departure: half of what you paid.',
  under_30_days: 'Less than 30 days before departure: no refund.',
};

/** The explanation when an earlier change of date caps the refund: by the calendar alone it would be higher. */
export const refundWords = (rule: RefundRule, isCapped: boolean | undefined): string =>
  isCapped
    ? `You changed your date, and a cancellation gives back no more than on that day: ${shareWords[rule]}.`
    : refundRuleWords[rule];

/** The share of the paid amount that a rule refunds. */
export const shareWords: Record<RefundRule, string> = {
  within_48_hours: 'everything',
  over_60_days: 'what you paid minus a 10% admin fee',
  from_30_to_60_days: 'half of what you paid',
  under_30_days: 'nothing',
};

/** What a gift card has paid goes back to it first. */
const whereItShows = `A card shows it within ${refundTime}, a gift card at once.`;

/** The state of a refund, as text. */
export const refundStateWords: Record<RefundState, string | null> = {
  none: null,
  pending: `The refund is on its way. ${whereItShows}`,
  partial: 'A part of what you paid has been given back.',
  refunded: `The refund has been made. ${whereItShows}`,
  failed:
    'The refund hasn’t gone through yet. Our team knows, and we will try again; there’s nothing you need to do.',
};
