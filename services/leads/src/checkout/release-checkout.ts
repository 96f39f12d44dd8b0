import { Injectable } from '@nestjs/common';
import type { releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { DataSource, type EntityManager } from 'typeorm';
import { advanceBooking, lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { ReleaseSeats } from '../departure/release-seats.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentSessionEntity } from '../payment/payment-session.entity.js';
import { CheckoutSessions } from './checkout-session.js';

/** The visitor leaves the payment page, or changes to another date: the seats are released immediately. */
@Injectable()
export class ReleaseCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: CheckoutSessions,
    private readonly seats: ReleaseSeats,
    private readonly pages: PaymentPages,
  ) {}

  async run(id: string): Promise<RpcReturn<typeof releaseCheckout>> {
    const { bookingId } = await this.sessions.find(id);
    await this.dataSource.transaction(async (tx) =>
      this.release(tx, await lockBooking(tx, bookingId), 'Left the payment page.'),
    );
    return this.sessions.view(await this.sessions.find(id));
  }

  /**
   * A hold on another date replaces this one. In a separate transaction: two visitors who change to each other's
   * date would wait for each other. A hold on the same date has replaced it when it took its seats.
   */
  async replaced(returnToken: string, newDepartureId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const session = await tx.findOneBy(PaymentSessionEntity, { returnToken });
      if (!session) return;
      const booking = await lockBooking(tx, session.bookingId);
      if (booking.departureId !== newDepartureId)
        await this.release(tx, booking, 'Started again with another date.');
    });
  }

  private async release(tx: EntityManager, booking: BookingEntity, reason: string): Promise<void> {
    if (booking.state !== 'held' && booking.state !== 'awaiting_payment') return;
    await advanceBooking(tx, booking, 'released', { actor: 'traveller', reason });
    await this.seats.releaseReserved(tx, booking.departureId, booking.quantity);
    await this.pages.closeAll(tx, booking.id);
  }
}
