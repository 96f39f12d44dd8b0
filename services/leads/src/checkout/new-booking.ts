import { randomUUID, randomInt } from 'node:crypto';
import { balanceDueAt } from '@valam/contracts/leads/booking-amounts';
import { BookingEntity } from '../booking/booking.entity.js';
import type { Referral } from '../lead/referral-claim.js';
import { countryOfPhone, personPhone } from '../lead/person-phone.js';
import { promoTerms } from '../promo/promo-codes.js';
import type { AcceptedPolicies } from '../terms/policies-in-force.js';
import { holdExpiry } from './hold-times.js';
import type { SeatOrder } from './seat-order.js';

/** Without characters that sound or look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns a new booking reference: `K7QX-9MND`. */
function newBookingRef(): string {
  const draw = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${draw()}-${draw()}`;
}

interface Circumstances {
  readonly now: Date;
  readonly personEmail: string;
  readonly referral: Referral;
  readonly accepted: AcceptedPolicies;
  /** Diet and needs, encrypted. */
  readonly wishesSealed: string | null;
}

/** A new booking with held seats, ready to insert. */
export function newBooking(
  order: SeatOrder,
  { now, personEmail, referral, accepted, wishesSealed }: Circumstances,
): BookingEntity {
  const { departure, amounts } = order;
  return Object.assign(new BookingEntity(), {
    id: randomUUID(),
    ref: newBookingRef(),
    state: 'held',
    refundState: 'none',
    departureId: departure.id,
    quantity: order.quantity,
    currency: order.currency,
    totalMinor: amounts.total.amountMinor,
    depositMinor: amounts.deposit.amountMinor,
    priceUsdMinor: order.priceUsdMinor,
    discountMinor: order.promo?.discount.amountMinor ?? 0,
    promoCodeId: order.promo?.code.id ?? null,
    promo: order.promo ? promoTerms(order.promo.code) : null,
    retainedMinor: 0,
    paidQuantity: order.quantity,
    refundCap: null,
    firstName: order.firstName,
    lastName: order.lastName,
    email: order.email,
    personEmail,
    mobile: order.mobile,
    personPhone: personPhone(order.mobile),
    country: countryOfPhone(order.mobile),
    roomOption: order.room ?? null,
    wishesSealed,
    paymentPlanId: null,
    wantsPlan: order.wantsPlan ?? false,
    planInstallments: order.planInstallments ?? null,
    referralCode: referral.code,
    contributorId: referral.contributorId,
    sourceUrl: order.sourceUrl ?? null,
    ...visitOf(order),
    termsVersion: accepted.terms,
    policyVersion: accepted.cancellation,
    promise: null,
    holdKey: order.holdKey ?? null,
    network: order.network ?? null,
    holdExpiresAt: holdExpiry(now, order.terms.holdMinutes),
    balanceDueAt: balanceDueAt(departure.startDate, now, order.terms),
    depositPaidAt: null,
    waitlistEntryId: order.waitlistEntryId ?? null,
    quoteId: order.quoteId ?? null,
    sharedMinor: 0,
    linkVersion: 1,
    factsVersion: 0,
    version: 1,
    travellersErasedAt: null,
    erasedAt: null,
    createdAt: now,
  } satisfies BookingEntity);
}

const visitOf = ({ visit }: SeatOrder) => ({
  visitSource: visit?.source ?? null,
  visitDevice: visit?.device ?? null,
});
