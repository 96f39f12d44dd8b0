import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { daysBetween, istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { BookingNoteEntity } from '../booking/booking-note.entity.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, ownPartOf } from '../booking/booking-money.js';
import { BookingMails } from '../booking/booking-mails.js';
import { MailPayment } from '../mail/mail-payment.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { refuse } from '@valam/service-kit/admin/refuse';

/** Notes on a booking, and resent emails. */
@Injectable()
export class BookingMessages {
  constructor(
    private readonly clock: Clock,
    private readonly mails: BookingMails,
    private readonly payments: MailPayment,
  ) {}

  async note(tx: EntityManager, bookingId: string, text: string, caller: Caller): Promise<void> {
    const note = { id: randomUUID(), bookingId, at: this.clock.now(), author: caller.email ?? '', text };
    await tx.insert(BookingNoteEntity, note);
  }

  async resend(
    tx: EntityManager,
    booking: BookingEntity,
    mail: 'confirmation' | 'link' | 'balance',
  ): Promise<void> {
    if (mail === 'balance') await this.balance(tx, booking);
    else await this.confirmation(tx, booking);
  }

  /** The confirmation has the link to manage the booking. */
  private async confirmation(tx: EntityManager, booking: BookingEntity): Promise<void> {
    if (booking.state === 'cancelled' || booking.state === 'expired')
      throw refuse('This booking is over: an email that its seats are confirmed would be wrong.');
    const first = await tx.findOne(PaymentEntity, {
      where: { bookingId: booking.id },
      order: { capturedAt: 'ASC', receiptNumber: 'ASC' },
    });
    if (!first) throw refuse('Nothing was paid yet, so there is nothing to confirm.');
    await this.payments.confirmAgain(tx, booking, first);
  }

  private async balance(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const balance = ownPartOf(booking, await bookingMoney(tx, booking));
    if (!booking.balanceDueAt || balance.amountMinor === 0)
      throw refuse('There is no balance for the lead traveler to pay.');
    const daysLeft = daysBetween(istDay(this.clock.now()), istDay(booking.balanceDueAt));
    await this.mails.balanceDue(tx, booking, { amount: balance, daysLeft });
  }
}
