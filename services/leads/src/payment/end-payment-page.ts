import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { advanceBooking, lockBooking } from '../booking/advance-booking.js';
import { ReleaseSeats } from '../departure/release-seats.js';
import type { Applied } from './applied.js';
import type { ProviderPage } from '../provider/payment-provider.js';
import { PaymentSessionEntity } from './payment-session.entity.js';
import { forgetNewPerson } from './payment-session.sql.js';
import { AcceptedOffers } from './accepted-offers.js';
import { remindLater } from './remind-later.js';

/** The provider reports a closed page: releases the seats immediately. */
@Injectable()
export class EndPaymentPage {
  constructor(
    private readonly seats: ReleaseSeats,
    private readonly offers: AcceptedOffers,
  ) {}

  async run(tx: EntityManager, page: ProviderPage): Promise<Applied> {
    const found =
      (await tx.findOneBy(PaymentSessionEntity, { providerId: page.id })) ??
      (page.sessionId ? await tx.findOneBy(PaymentSessionEntity, { id: page.sessionId }) : null);
    if (!found) return { outcome: 'not ours', bookingId: null };
    const booking = await lockBooking(tx, found.bookingId);
    const session = await tx.findOneByOrFail(PaymentSessionEntity, { id: found.id });
    if (session.state === 'paid' || session.state === 'expired')
      return { outcome: 'known already', bookingId: booking.id };
    session.state = 'expired';
    session.providerId ??= page.id;
    await tx.save(session);
    await tx.query(forgetNewPerson, [session.id]);
    const others = await tx.countBy(PaymentSessionEntity, { bookingId: booking.id, state: 'open' });
    const isHold = booking.state === 'awaiting_payment' || booking.state === 'held';
    if (isHold && others === 0) {
      const reason = 'The payment page has expired.';
      await remindLater(tx, booking);
      await this.offers.unpaid(tx, booking);
      await advanceBooking(tx, booking, 'hold_lapsed', { actor: 'provider', reason });
      await this.seats.releaseReserved(tx, booking.departureId, booking.quantity);
    }
    return { outcome: 'applied', bookingId: booking.id };
  }
}
