import { Injectable } from '@nestjs/common';
import { bookingCancelled } from '@valam/contracts/leads/booking.events';
import type { EntityManager } from 'typeorm';
import { ReleaseSeats } from '../departure/release-seats.js';
import { BookingMails } from '../booking/booking-mails.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { EndShares } from './end-shares.js';
import { RequestRefund } from '../refund/request-refund.js';
import type { RefundKind } from '../ledger/refund.entity.js';
import { advanceBooking, type Cause } from '../booking/advance-booking.js';
import { announceBooking } from '../booking/announce-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, keptMoney } from '../booking/booking-money.js';
import { seatsOf } from '../booking/booking-states.js';

export interface Ending {
  readonly cause: Cause;
  readonly refundMinor: number;
  readonly refundKind: RefundKind;
  readonly requestedBy: string;
  /** The reason for the amount, as a sentence of the email. */
  readonly rule: string;
  /** True if the caller sends its own email. */
  readonly isSilent?: boolean;
}

/** Cancels a locked booking: seats, refunds and email, in one transaction. */
@Injectable()
export class EndBooking {
  constructor(
    private readonly seats: ReleaseSeats,
    private readonly refunds: RequestRefund,
    private readonly pages: PaymentPages,
    private readonly mails: BookingMails,
    private readonly plans: PaymentPlans,
    private readonly shares: EndShares,
  ) {}

  /** Returns the part of the refund that goes to companions. */
  async run(tx: EntityManager, booking: BookingEntity, ending: Ending): Promise<number> {
    const stood = seatsOf(booking.state);
    const kept = keptMoney(await bookingMoney(tx, booking)).amountMinor;
    const keptMinor = stood === 'confirmed' ? kept - ending.refundMinor : 0;
    await advanceBooking(tx, booking, 'cancelled', { ...ending.cause, keptMinor });
    await this.pages.closeAll(tx, booking.id);
    await this.plans.end(tx, booking, 'booking_over', {
      ...{ ...ending.cause, keptMinor },
      reason: 'The booking is cancelled.',
    });
    const companionsMinor = await this.refunds.toCompanions(tx, booking, ending.refundMinor);
    if (ending.refundMinor > 0)
      await this.refunds.run(tx, booking, {
        amountMinor: ending.refundMinor,
        kind: ending.refundKind,
        reason: ending.cause.reason,
        requestedBy: ending.requestedBy,
      });
    await this.shares.run(tx, booking);
    await announceBooking(tx, bookingCancelled, booking);
    if (!ending.isSilent && stood === 'confirmed')
      await this.mails.cancelled(tx, booking, { ...ending, companionsMinor });
    if (stood === 'confirmed') await this.seats.releaseConfirmed(tx, booking.departureId, booking.quantity);
    if (stood === 'reserved') await this.seats.releaseReserved(tx, booking.departureId, booking.quantity);
    return companionsMinor;
  }
}
