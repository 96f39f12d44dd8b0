import { randomUUID } from 'node:crypto';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { DepartureEntity } from '../departure/departure.entity.js';
import type { LeadEntity } from '../lead/lead.entity.js';
import type { Referral } from '../lead/referral-claim.js';

interface Origin {
  readonly departure: DepartureEntity;
  readonly referralCodeUsed?: string | null;
  readonly sourceUrl?: string | null;
  readonly firstPage?: string | null;
  readonly utm?: Record<string, string> | null;
}

/** Every booking session also writes a lead, which the partner's dashboard reads. */
export function leadOfBooking(
  booking: BookingEntity,
  origin: Origin,
  referral: Referral,
): Partial<LeadEntity> {
  return {
    id: randomUUID(),
    type: 'booking',
    state: 'new',
    firstName: booking.firstName,
    lastName: booking.lastName,
    name: `${booking.firstName} ${booking.lastName}`.trim(),
    email: booking.email,
    personEmail: booking.personEmail,
    mobile: booking.mobile,
    personPhone: booking.personPhone,
    tourId: origin.departure.tourId,
    tourTitle: origin.departure.tourTitle,
    tourDatePreferred: origin.departure.id,
    quantity: booking.quantity,
    currency: booking.currency,
    amountMinor: booking.totalMinor,
    paymentStatus: 'pending',
    bookingId: booking.id,
    referralCodeUsed: origin.referralCodeUsed ?? null,
    referralCode: referral.code,
    referredBy: referral.contributorId,
    sourceUrl: origin.sourceUrl ?? null,
    firstPage: origin.firstPage ?? null,
    utm: origin.utm ?? null,
    mainInterests: [],
    requestedDocuments: [],
    spamMarks: [],
    linkVersion: 1,
    version: 1,
    createdAt: booking.createdAt,
  };
}
