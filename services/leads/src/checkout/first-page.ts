import { formatDayRange } from '@valam/contracts/shared/days';
import { money, subtract } from '@valam/contracts/shared/money';
import type { BookingEntity } from '../booking/booking.entity.js';
import { paymentPageExpiry } from './hold-times.js';
import { dueNow, type SeatOrder } from './seat-order.js';

/** The payment page of a new booking: its deposit or total, less the contribution of gift cards. */
export function firstPage(
  booking: BookingEntity,
  order: SeatOrder,
  { fromCardsMinor, providerNow }: { fromCardsMinor: number; providerNow: Date },
) {
  const { departure, payInFull } = order;
  const what = payInFull ? 'Payment in full' : 'Deposit';
  const dates = formatDayRange(departure.startDate, departure.endDate);
  return {
    booking,
    purpose: payInFull ? ('full' as const) : ('deposit' as const),
    amount: subtract(dueNow(order), money(fromCardsMinor, order.currency)),
    title: departure.tourTitle,
    description: `${what}, booking ${booking.ref}, ${dates}, travelers: ${order.quantity}`,
    expiresAt: paymentPageExpiry(providerNow),
  };
}
