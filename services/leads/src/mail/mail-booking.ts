import { Injectable } from '@nestjs/common';
import { acceptedPolicies } from '@valam/contracts/catalog/policy-in-force';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { formatMoney, money, type Money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import type { BookingMails } from '../booking/booking-mails.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney } from '../booking/booking-money.js';
import type { Owner } from '../booking/owner-since.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { formerPayerOf } from '../invoice/billing.sql.js';
import { PrivateLinks } from '../link/private-links.js';
import { BookingMailFacts, fullName } from './booking-mail-facts.js';
import { MailRequests } from './mail-requests.js';
import { OtherDates } from './other-dates.js';

@Injectable()
export class MailBooking implements BookingMails {
  constructor(
    private readonly mails: MailRequests,
    private readonly facts: BookingMailFacts,
    private readonly otherDates: OtherDates,
    private readonly links: PrivateLinks,
  ) {}

  async balanceDue(
    tx: EntityManager,
    booking: BookingEntity,
    { amount, daysLeft }: { readonly amount: Money; readonly daysLeft: number },
  ): Promise<void> {
    const facts = await this.facts.of(tx, booking);
    const data = { booking: facts, amount: formatMoney(amount), daysLeft, payUrl: facts.manageUrl };
    await this.mails.send(tx, 'balance-reminder', this.facts.recipient(booking), data);
  }

  async changed(
    tx: EntityManager,
    booking: BookingEntity,
    { changes, ...refunds }: Parameters<BookingMails['changed']>[2],
  ): Promise<void> {
    const { refund, companionsRefund } = refundsOf(booking, refunds);
    await this.mails.send(tx, 'booking-changed', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      changes: [...changes],
      refund: refunds.refundMinor > refunds.companionsMinor ? refund : null,
      companionsRefund,
    });
  }

  async cancelled(
    tx: EntityManager,
    booking: BookingEntity,
    ending: Parameters<BookingMails['cancelled']>[2],
  ): Promise<void> {
    const { actor, reason } = ending.cause;
    await this.mails.send(tx, 'booking-cancelled', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      ...refundsOf(booking, ending),
      hasRefund: ending.refundMinor > 0,
      rule: ending.rule,
      cancelledBy: actor === 'traveller' ? 'traveller' : 'operator',
      reason: actor === 'traveller' ? null : reason,
    });
  }

  async departureCancelled(
    tx: EntityManager,
    booking: BookingEntity,
    ending: Parameters<BookingMails['departureCancelled']>[2],
  ): Promise<void> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    await this.mails.send(tx, 'departure-cancelled', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      ...refundsOf(booking, ending),
      isUnpaid: (await bookingMoney(tx, booking)).capturedMinor === 0,
      reason: ending.reason,
      otherDatesUrl: await this.otherDates.url(tx, departure),
    });
  }

  async departureMoved(tx: EntityManager, booking: BookingEntity, formerDates: string): Promise<void> {
    const token = this.links.token('booking', { id: booking.id, version: booking.linkVersion });
    await this.mails.send(tx, 'departure-moved', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      formerDates,
      calendarUrl: this.links.page(`/api/bookings/${token}/calendar.ics`),
      termsUrl: this.links.page(`/${acceptedPolicies.terms}`),
    });
  }

  /** `fee`: the amount that the former owner paid for the transfer. */
  async transferred(
    tx: EntityManager,
    booking: BookingEntity,
    former: Owner,
    fee?: { readonly amount: Money; readonly receipt: FileContent },
  ): Promise<void> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const data = {
      firstName: former.firstName,
      bookingRef: booking.ref,
      tripKind: departure.tripKind,
      tourTitle: departure.tourTitle,
      dates: formatDayRange(departure.startDate, departure.endDate),
      newName: `${booking.firstName} ${booking.lastName}`,
      fee: fee && formatMoney(fee.amount),
    };
    await this.mails.send(
      tx,
      'booking-handed-over',
      this.facts.recipient(former),
      data,
      fee ? [fee.receipt] : [],
    );
  }

  async takenOver(tx: EntityManager, booking: BookingEntity, former: Owner): Promise<void> {
    await this.mails.send(tx, 'booking-taken-over', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      formerName: fullName(former),
    });
  }

  async latePaymentReturned(tx: EntityManager, booking: BookingEntity, refund: Money): Promise<void> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    await this.mails.send(tx, 'late-payment-refunded', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      refund: formatMoney(refund),
      tourUrl: await this.otherDates.url(tx, departure),
    });
  }

  async refunded(
    tx: EntityManager,
    booking: BookingEntity,
    { amount, reason, giftCard, isFormerPayers, isByHand }: Parameters<BookingMails['refunded']>[2],
  ): Promise<void> {
    await this.mails.send(tx, 'refund-made', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      refund: formatMoney(amount),
      reason,
      giftCard,
      isOnVoidCard: giftCard === null,
      isFormerPayers,
      isByHand,
    });
  }

  async refundedToFormerPayer(
    tx: EntityManager,
    booking: BookingEntity,
    {
      paymentId,
      amount,
      giftCard,
      isByHand,
      isLateFee,
    }: Parameters<BookingMails['refundedToFormerPayer']>[2],
  ): Promise<void> {
    const [payer] = await tx.query<{ email: string; name: string }[]>(formerPayerOf, [paymentId]);
    if (!payer) return;
    const { tripKind, tourTitle } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    await this.mails.send(tx, 'former-payment-refunded', payer, {
      ...{ name: payer.name, bookingRef: booking.ref, tripKind, tourTitle, refund: formatMoney(amount) },
      ...{ giftCard, isOnVoidCard: giftCard === null, isByHand, isLateFee },
    });
  }
}

/** The refunds to the lead traveler, and to companions who paid a share. */
function refundsOf(
  { currency }: BookingEntity,
  { refundMinor, companionsMinor }: { readonly refundMinor: number; readonly companionsMinor: number },
) {
  return {
    refund: formatMoney(money(refundMinor - companionsMinor, currency)),
    companionsRefund: companionsMinor > 0 ? formatMoney(money(companionsMinor, currency)) : null,
  };
}
