import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, type EntityManager } from 'typeorm';
import { advanceBooking } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { moveOwnStock } from '../departure/stock.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import type { SeatOrder } from './hold-seats.js';

/**
 * The same person, date and number of travellers while their hold lives is the same booking and payment page, with or
 * without a key. Who has chosen another currency, room or way to pay gets a new one in its place.
 */
@Injectable()
export class RepeatedHold {
  constructor(
    private readonly clock: Clock,
    private readonly pages: PaymentPages,
  ) {}

  /** The payment session of the living hold; null when a new one is to be made. */
  async find(tx: EntityManager, order: SeatOrder): Promise<string | null> {
    const booking = await tx.findOne(BookingEntity, {
      where: {
        departureId: order.departure.id,
        personEmail: normaliseEmail(order.email),
        quantity: order.quantity,
        state: In(['held', 'awaiting_payment']),
      },
      lock: { mode: 'for_no_key_update' },
    });
    if (!booking) return null;
    const purpose = order.payInFull ? 'full' : 'deposit';
    const session = await tx.findOne(PaymentSessionEntity, {
      where: { bookingId: booking.id, purpose, state: In(['preparing', 'open']) },
      order: { attempt: 'DESC' },
    });
    const isAlive = booking.holdExpiresAt !== null && booking.holdExpiresAt > this.clock.now();
    if (session && isAlive && hasSameChoices(booking, order)) return session.id;
    await this.giveUp(tx, booking);
    return null;
  }

  /** The seats go back without being offered: the same person takes as many again at once. */
  private async giveUp(tx: EntityManager, booking: BookingEntity): Promise<void> {
    await advanceBooking(tx, booking, 'released', {
      actor: 'traveller',
      reason: 'Started again with other choices.',
    });
    await moveOwnStock(tx, booking.departureId, 'release_reserved', booking.quantity);
    await this.pages.closeAll(tx, booking.id);
  }
}

function hasSameChoices(booking: BookingEntity, order: SeatOrder): boolean {
  return (
    booking.currency === order.currency &&
    booking.totalMinor === order.amounts.total.amountMinor &&
    (booking.roomOption?.id ?? null) === (order.room?.id ?? null)
  );
}
