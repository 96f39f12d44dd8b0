import { Injectable } from '@nestjs/common';
import { bookingDepositPaid, bookingPaid } from '@valam/contracts/leads/booking.events';
import { balanceDueAt } from '@valam/contracts/leads/booking-amounts';
import { planOf } from '@valam/contracts/leads/payment-plan';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { receiptIssued } from '../ledger/receipt-number.js';
import { advanceBooking } from '../booking/advance-booking.js';
import { announceBooking } from '../booking/announce-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { seatsOf } from '../booking/booking-states.js';
import { departureOnTerms } from '../departure/departure-on-terms.js';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { announceStock, moveOwnStock, moveStock } from '../departure/stock.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { normalizedCode, proveClaim } from '../lead/referral-claim.js';
import { bookingMoney, keptMoney } from '../booking/booking-money.js';
import { GiftCards } from '../gift-card/gift-cards.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { PromoCodes } from '../promo/promo-codes.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import { actorOf } from './actor-of.js';
import { PaymentPages } from './payment-pages.js';
import { RedeemGiftCards } from './redeem-gift-cards.js';
import { ReturnPayment } from './return-payment.js';
import { mailPaymentJob } from './payment.jobs.js';

/** The inquiry that was answered with the accepted proposal. */
const winInquiry = `update lead set state = 'won', lost_reason = null, version = version + 1
  where id = (select lead_id from quote where id = $1) and state not in ('won', 'spam')`;

/** Handles the first payment of a booking: in time, late, or after the end of the booking. */
@Injectable()
export class ConfirmBooking {
  constructor(
    private readonly returnPayment: ReturnPayment,
    private readonly pages: PaymentPages,
    private readonly promoCodes: PromoCodes,
    private readonly giftCards: GiftCards,
    private readonly redeem: RedeemGiftCards,
    private readonly plans: PaymentPlans,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity): Promise<void> {
    switch (seatsOf(booking.state)) {
      case 'reserved':
        return this.inTime(tx, booking, payment);
      case 'confirmed':
        return this.returnPayment.run(tx, booking, payment, 'duplicate');
      case 'none':
        return this.tooLate(tx, booking, payment);
    }
  }

  /** Updates the departure last, so that other transactions wait as briefly as possible for its row. */
  private async inTime(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity): Promise<void> {
    await this.confirm(tx, booking, payment, 'Paid.');
    const stock = await moveOwnStock(tx, booking.departureId, 'confirm_reserved', booking.quantity);
    await announceStock(tx, stock, true);
  }

  /** The hold has lapsed: takes the seats if they are still available, otherwise refunds immediately. */
  private async tooLate(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity): Promise<void> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    if (departure.cancelledAt || booking.state === 'cancelled')
      return this.returnPayment.run(tx, booking, payment, 'departure_cancelled');
    // The promo code and the gift cards were released with the hold; another booking may have used them
    // since.
    const isOpen =
      departureStatus(sellable(departure), payment.capturedAt) !== 'closed' &&
      sellableSeats(sellable(departure)) >= booking.quantity &&
      (await this.promoCodes.isStillFree(tx, booking)) &&
      (await this.giftCards.areStillThere(tx, booking));
    const stock = isOpen
      ? await moveStock(tx, booking.departureId, 'take_confirmed', booking.quantity)
      : null;
    if (!stock) return this.returnPayment.run(tx, booking, payment, 'late_payment');
    await this.confirm(tx, booking, payment, 'Paid after the hold expired; the seats were still free.');
    await announceStock(tx, stock, true);
  }

  private async confirm(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    reason: string,
  ): Promise<void> {
    const offer = await departureOnTerms(tx, booking.departureId);
    if (!offer) throw new Error(`Booking ${booking.id} is of no departure`);
    const { departure, terms } = offer;
    // A payment from a gift card covers everything.
    if (payment.method !== 'gift_card')
      await this.redeem.held(tx, booking, payment.kind, booking.totalMinor - payment.amountMinor);
    const sums = await bookingMoney(tx, booking);
    const isPaid = keptMoney(sums).amountMinor >= booking.totalMinor;
    booking.depositPaidAt = payment.capturedAt;
    booking.paidQuantity = booking.quantity;
    booking.balanceDueAt = isPaid ? null : balanceDueAt(departure.startDate, payment.capturedAt, terms);
    booking.promise = departure.promise;
    booking.holdExpiresAt = null;
    const actor = actorOf(payment);
    const cause = { actor, reason } as const;
    const receipt = { actor, reason: receiptIssued(payment) } as const;
    const event = isPaid ? 'fully_captured' : 'deposit_captured';
    await advanceBooking(tx, booking, event, cause, { event: 'payment', cause: receipt });
    await tx.update(
      LeadEntity,
      { bookingId: booking.id },
      { paymentStatus: 'paid', state: 'won', stripePaymentIntentId: payment.providerPaymentId },
    );
    if (booking.quoteId) await tx.query(winInquiry, [booking.quoteId]);
    await this.proveReferral(tx, booking);
    await this.pages.closeAll(tx, booking.id);
    await announceBooking(tx, bookingDepositPaid, booking, { departure, sums });
    if (isPaid) await announceBooking(tx, bookingPaid, booking, { departure, sums });
    if (booking.wantsPlan && !isPaid) await this.startPlan(tx, booking);
    await addJob(tx, mailPaymentJob, { paymentId: payment.id }, { key: `mail-payment:${payment.id}` });
  }

  /**
   * Starts the plan shown with the deposit, or the longest possible one if the payment was too late for it.
   */
  private async startPlan(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const shown = planOf(await this.plans.choicesOfOrder(tx, booking), booking.planInstallments);
    const chosen = shown ?? (await this.plans.choices(tx, booking)).at(-1);
    if (chosen) await this.plans.start(tx, booking, chosen, { actor: 'traveller' });
  }

  /** A payment for a booking with a code proves that the person was referred by that code. */
  private async proveReferral(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const { id, personEmail, referralCode: code, contributorId } = booking;
    if (!code) return;
    const lead = await tx.findOneBy(LeadEntity, { bookingId: id });
    if (normalizedCode(lead?.referralCodeUsed) === code)
      await proveClaim(tx, personEmail, { code, contributorId });
  }
}
