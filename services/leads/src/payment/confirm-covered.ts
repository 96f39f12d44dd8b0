import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { IssueInvoice } from '../invoice/issue-invoice.js';
import { ConfirmBooking } from './confirm-booking.js';
import type { PaymentSessionEntity } from './payment-session.entity.js';
import { RedeemGiftCards } from './redeem-gift-cards.js';

/** Gift cards cover the amount due now: confirms the booking immediately, without the provider. */
@Injectable()
export class ConfirmCovered {
  constructor(
    private readonly redeem: RedeemGiftCards,
    private readonly confirmBooking: ConfirmBooking,
    private readonly invoices: IssueInvoice,
  ) {}

  async run(
    tx: EntityManager,
    { bookingId, purpose }: Pick<PaymentSessionEntity, 'bookingId' | 'purpose'>,
  ): Promise<void> {
    const booking = await lockBooking(tx, bookingId);
    const kind = purpose === 'full' ? 'full' : 'deposit';
    const payments = await this.redeem.held(tx, booking, kind, booking.totalMinor);
    const last = payments.at(-1);
    if (!last) throw new Error(`Booking ${booking.id} is covered by no gift card`);
    await this.confirmBooking.run(tx, booking, last);
    await this.invoices.ofPayments(tx, booking);
  }
}
