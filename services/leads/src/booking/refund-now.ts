import { quoteRefund, type RefundQuote } from '@valam/contracts/leads/refund-policy';
import type { BookingEntity } from './booking.entity.js';
import { keptMoney, type BookingMoney } from './booking-money.js';

/** The refund of a cancellation now: what is shown and what is made both come from here. */
export function refundNow(
  booking: BookingEntity,
  startDate: string,
  sums: BookingMoney,
  now: Date,
): RefundQuote {
  return quoteRefund({ paid: keptMoney(sums), startDate, depositPaidAt: booking.depositPaidAt }, now);
}
