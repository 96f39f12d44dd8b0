import type { RefundState } from '@valam/contracts/leads/booking-states';
import type { PromoOfBooking } from '@valam/contracts/leads/promo.schema';
import { money, subtract, type Currency, type Money } from '@valam/contracts/shared/money';
import { prepared } from '@valam/service-kit/database/prepared-statements';
import type { EntityManager } from 'typeorm';
import { refundStateOf, type RefundRowState } from './refund-state.js';
import type { BookingEntity } from './booking.entity.js';
import type { RefundAccount } from './refund-now.js';

const moneyOfBooking = `select 'payment' as kind, amount_minor, null as state from payment where booking_id = $1 and kind <> 'transfer_fee'
     union all
     select 'refund', r.amount_minor, r.state from refund r join payment p on p.id = r.payment_id
      where r.booking_id = $1 and p.kind <> 'transfer_fee'`;

/** The promo code of a booking and its discount; null without one. */
export const promoOf = ({ promo, discountMinor, currency }: BookingEntity): PromoOfBooking | null =>
  promo && { code: promo.code, label: promo.label, discount: money(discountMinor, currency) };

/**
 * Sums of a booking's payments and refunds. Fees are summed separately, because they are not part of the
 * trip's price.
 */
export interface BookingMoney {
  readonly currency: Currency;
  readonly capturedMinor: number;
  /** Completed refunds. */
  readonly refundedMinor: number;
  /** Completed and pending refunds. */
  readonly promisedBackMinor: number;
  readonly refundState: RefundState;
}

interface Row {
  kind: 'payment' | 'refund';
  amount_minor: number;
  state: RefundRowState;
}

export async function bookingMoney(tx: EntityManager, booking: BookingEntity): Promise<BookingMoney> {
  const rows = await tx.query<Row[]>(prepared(moneyOfBooking), [booking.id]);
  const payments = rows.filter(({ kind }) => kind === 'payment');
  const refunds = rows.filter(({ kind }) => kind === 'refund');
  const total = (some: readonly Row[]): number =>
    some.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const capturedMinor = total(payments);
  return {
    currency: booking.currency,
    capturedMinor,
    refundedMinor: total(refunds.filter(({ state }) => state === 'refunded')),
    promisedBackMinor: total(refunds),
    refundState: refundStateOf({
      capturedMinor,
      refunds: refunds.map(({ amount_minor, state }) => ({ amountMinor: amount_minor, state })),
    }),
  };
}

/** The amount captured and not refunded. */
export function keptMoney({ capturedMinor, promisedBackMinor, currency }: BookingMoney): Money {
  return money(capturedMinor - promisedBackMinor, currency);
}

/**
 * The amount that a refund is computed from: the retained money, less the amount retained from partial
 * cancellations.
 */
export function refundableMoney(booking: BookingEntity, sums: BookingMoney): Money {
  return money(Math.max(0, keptMoney(sums).amountMinor - booking.retainedMinor), booking.currency);
}

export function refundAccount(booking: BookingEntity, startDate: string, sums: BookingMoney): RefundAccount {
  const { currency, depositPaidAt, refundCap, paidQuantity } = booking;
  const refundableMinor = refundableMoney(booking, sums).amountMinor;
  return { currency, startDate, depositPaidAt, refundCap, paidQuantity, refundableMinor };
}

export function totalOf(booking: BookingEntity): Money {
  return money(booking.totalMinor, booking.currency);
}

/** The lead traveler's part of the balance: all of it except the open shares of companions. */
export function ownPartOf(booking: BookingEntity, sums: BookingMoney): Money {
  return money(Math.max(0, balanceOf(booking, sums).amountMinor - booking.sharedMinor), booking.currency);
}

/** The unpaid amount; 0 after the end of a booking. */
export function balanceOf(booking: BookingEntity, sums: BookingMoney): Money {
  if (booking.state === 'expired' || booking.state === 'cancelled') return money(0, booking.currency);
  const rest = subtract(totalOf(booking), keptMoney(sums));
  return money(Math.max(0, rest.amountMinor), booking.currency);
}
