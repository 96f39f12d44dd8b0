import { Injectable } from '@nestjs/common';
import type { releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { DataSource } from 'typeorm';
import { advanceBooking, lockBooking } from '../booking/advance-booking.js';
import { ReleaseSeats } from '../departure/release-seats.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { CheckoutSessions } from './checkout-session.js';

/** The visitor leaves the payment page: the seats are released immediately. */
@Injectable()
export class ReleaseCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: CheckoutSessions,
    private readonly seats: ReleaseSeats,
    private readonly pages: PaymentPages,
  ) {}

  async run(id: string): Promise<RpcReturn<typeof releaseCheckout>> {
    const session = await this.sessions.find(id);
    await this.dataSource.transaction(async (tx) => {
      const booking = await lockBooking(tx, session.bookingId);
      if (booking.state !== 'held' && booking.state !== 'awaiting_payment') return;
      await advanceBooking(tx, booking, 'released', { actor: 'traveller', reason: 'Left the payment page.' });
      await this.seats.releaseReserved(tx, booking.departureId, booking.quantity);
      await this.pages.closeAll(tx, booking.id);
    });
    return this.sessions.view(await this.sessions.find(id));
  }
}
