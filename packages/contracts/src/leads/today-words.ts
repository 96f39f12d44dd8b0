/** Today counts the answers that are due within this many hours. */
export const answersDueWithinHours = 24;

/** Today counts departures without details within this many days. */
export const departuresSoonDays = 14;

/** Reasons of refunds that Today counts as paid without a seat. */
export const kindsWithoutSeat = ['late_payment', 'departure_cancelled', 'duplicate', 'transferred'] as const;

/** Labels of the kinds of tasks on the screen "Today" and in the morning email. */
export const todayWords = {
  failed_refund: 'Refund failed at the bank',
  slow_refund: 'Refund not confirmed by the bank for a week',
  failed_charge: 'Automatic charge failed',
  paid_without_seat: 'Paid without a seat, refund in progress',
  offline_refund: 'To be refunded by transfer',
  overdue_balance: 'Balance is late',
  late_answer: 'Answer is late',
  answer_due: 'Answer is due',
  missing_details: 'Leaves soon, details are missing',
  go_or_not: 'Below the smallest group',
  offer_lapses: 'Offer is about to lapse',
} as const;
export type TodayKind = keyof typeof todayWords;
