import { Injectable } from '@nestjs/common';
import { formatDayRange, formatDeadline, formatEndOfDay } from '@valam/contracts/shared/days';
import { formatMoney, isZero, money } from '@valam/contracts/shared/money';
import type { BookingMailFacts as Facts } from '@valam/contracts/notifications/mails/leads-facts';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { balanceOf, bookingMoney, promoOf, totalOf } from '../booking/booking-money.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { InvoiceEntity, invoiceNumber } from '../invoice/invoice.entity.js';
import { ownPaymentIds } from '../ledger/is-of-owner.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { openInstallments } from '../payment-plan/open-installments.js';
import { PrivateLinks } from '../link/private-links.js';

/** Facts about the booking in every email about it. */
@Injectable()
export class BookingMailFacts {
  constructor(private readonly links: PrivateLinks) {}

  async of(tx: EntityManager, booking: BookingEntity): Promise<z.infer<typeof Facts>> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const sums = await bookingMoney(tx, booking);
    const balance = balanceOf(booking, sums);
    return {
      bookingRef: booking.ref,
      firstName: booking.firstName,
      tripKind: departure.tripKind,
      tourTitle: departure.tourTitle,
      dates: formatDayRange(departure.startDate, departure.endDate),
      quantity: booking.quantity,
      discount: discountWords(booking),
      total: formatMoney(totalOf(booking)),
      paid: formatMoney(money(sums.capturedMinor, booking.currency)),
      refunded:
        sums.promisedBackMinor > 0 ? formatMoney(money(sums.promisedBackMinor, booking.currency)) : null,
      balance: formatMoney(balance),
      balanceDue: isZero(balance) || !booking.balanceDueAt ? null : formatDeadline(booking.balanceDueAt),
      nextInstallment: await nextInstallment(tx, booking),
      invoices: await invoiceNumbers(tx, booking.id),
      manageUrl: this.links.url('booking', { id: booking.id, version: booking.linkVersion }),
      hasFormerPayer: await hasFormerPayer(tx, booking.id),
    };
  }

  recipient(person: Person): { email: string; name: string } {
    return { email: person.email, name: fullName(person) };
  }
}

type Person = Pick<BookingEntity, 'firstName' | 'lastName' | 'email'>;

export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

/** The discount of a promo code, as emails show it above the total. */
export function discountWords(booking: BookingEntity): z.infer<typeof Facts>['discount'] {
  const promo = promoOf(booking);
  return promo && { label: `${promo.label} (${promo.code})`, amount: `− ${formatMoney(promo.discount)}` };
}

/** The earliest installment that is not paid. */
async function nextInstallment(tx: EntityManager, booking: BookingEntity): Promise<string | null> {
  const next = (await openInstallments(tx, booking)).find(({ open }) => !isZero(open));
  return next ? `${formatMoney(next.open)} by ${formatEndOfDay(next.dueOn)}` : null;
}

/** A former owner's payment for the trip is refunded to that person. */
async function hasFormerPayer(tx: EntityManager, bookingId: string): Promise<boolean> {
  const kind = Not<PaymentEntity['kind']>('transfer_fee');
  const id = Not(In(await ownPaymentIds(tx, bookingId)));
  return tx.existsBy(PaymentEntity, { bookingId, kind, shareId: IsNull(), id });
}

async function invoiceNumbers(tx: EntityManager, bookingId: string): Promise<string[]> {
  const rows = await tx.find(InvoiceEntity, {
    where: { paymentId: In(await ownPaymentIds(tx, bookingId)) },
    order: { issuedAt: 'ASC', number: 'ASC' },
  });
  return rows.map(invoiceNumber);
}
