import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney } from '../booking/booking-money.js';

/** The refund state is derived from the refund rows; it is stored only so that lists can filter by it. */
export async function refreshRefundState(tx: EntityManager, booking: BookingEntity): Promise<void> {
  const { refundState } = await bookingMoney(tx, booking);
  booking.refundState = refundState;
  await tx.update(BookingEntity, { id: booking.id }, { refundState });
}
