import { Injectable } from '@nestjs/common';
import { bookingCancelled } from '@valam/contracts/leads/booking.events';
import { formatMoney, money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import { SeatDesk } from '../departure/seat-desk.js';
import { BookingMailFacts } from '../mail/booking-mail-facts.js';
import { MailDesk } from '../mail/mail-desk.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { RequestRefund } from '../refund/request-refund.js';
import type { RefundKind } from '../refund/refund.entity.js';
import { advanceBooking, type Cause } from './advance-booking.js';
import { announceBooking } from './announce-booking.js';
import type { BookingEntity } from './booking.entity.js';
import { seatsOf } from './booking-transitions.js';

export interface Ending {
  readonly cause: Cause;
  readonly refundMinor: number;
  readonly refundKind: RefundKind;
  readonly requestedBy: string;
  /** Why it is that much, in a sentence of the mail. */
  readonly rule: string;
  /** Another email is sent by the caller that ends it. */
  readonly isSilent?: boolean;
}

/** Cancels a locked booking: its seats, its money and its traveler, in one transaction. */
@Injectable()
export class EndBooking {
  constructor(
    private readonly seats: SeatDesk,
    private readonly refunds: RequestRefund,
    private readonly pages: PaymentPages,
    private readonly mails: MailDesk,
    private readonly facts: BookingMailFacts,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity, ending: Ending): Promise<void> {
    const stood = seatsOf(booking.state);
    await advanceBooking(tx, booking, 'cancelled', ending.cause);
    await this.pages.closeAll(tx, booking.id);
    if (ending.refundMinor > 0)
      await this.refunds.run(tx, booking, {
        amountMinor: ending.refundMinor,
        kind: ending.refundKind,
        reason: ending.cause.reason,
        requestedBy: ending.requestedBy,
      });
    await announceBooking(tx, bookingCancelled, booking);
    if (!ending.isSilent && stood === 'confirmed') await this.tell(tx, booking, ending);
    if (stood === 'confirmed') await this.seats.releaseConfirmed(tx, booking.departureId, booking.quantity);
    if (stood === 'reserved') await this.seats.releaseReserved(tx, booking.departureId, booking.quantity);
  }

  private async tell(tx: EntityManager, booking: BookingEntity, ending: Ending): Promise<void> {
    await this.mails.send(tx, 'booking-cancelled', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      refund: formatMoney(money(ending.refundMinor, booking.currency)),
      rule: ending.rule,
      cancelledBy: ending.cause.actor === 'traveller' ? 'traveller' : 'operator',
      reason: ending.cause.actor === 'traveller' ? null : ending.cause.reason,
    });
  }
}
