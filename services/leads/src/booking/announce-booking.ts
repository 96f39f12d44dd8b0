import type { BookingFacts } from '@valam/contracts/leads/booking.events';
import type { EventContract } from '@valam/contracts/shared/define';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { BookingEntity } from './booking.entity.js';
import { bookingMoney, type BookingMoney } from './booking-money.js';

type BookingEventContract = EventContract<
  (typeof import('@valam/contracts/leads/booking.events'))['BookingFacts']
>;

/** Inputs of an event beside the booking, if the caller has already read them in the same transaction. */
interface Known {
  readonly departure: DepartureEntity;
  readonly sums: BookingMoney;
}

/** Emits the current state of a locked booking, with all facts from which a commission can be recomputed. */
export async function announceBooking(
  tx: EntityManager,
  event: BookingEventContract,
  booking: BookingEntity,
  known?: Known,
): Promise<void> {
  booking.factsVersion += 1;
  await tx.update(BookingEntity, { id: booking.id }, { factsVersion: booking.factsVersion });
  await emit(tx, event, factsOf(booking, known ?? (await read(tx, booking)), unitOf(tx).clock.now()));
}

const read = async (tx: EntityManager, booking: BookingEntity): Promise<Known> => ({
  departure: await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId }),
  sums: await bookingMoney(tx, booking),
});

function factsOf(booking: BookingEntity, { departure, sums }: Known, now: Date): BookingFacts {
  return {
    bookingId: booking.id,
    bookingRef: booking.ref,
    state: booking.state,
    version: booking.factsVersion,
    tourId: departure.tourId,
    tourTitle: departure.tourTitle,
    departureId: departure.id,
    startDate: departure.startDate,
    endDate: departure.endDate,
    quantity: booking.quantity,
    referralCode: booking.referralCode,
    contributorId: booking.contributorId,
    personEmail: booking.personEmail,
    personPhone: booking.personPhone,
    personName: `${booking.firstName} ${booking.lastName}`.trim(),
    currency: booking.currency,
    totalMinor: booking.totalMinor,
    capturedMinor: sums.capturedMinor,
    refundedMinor: sums.refundedMinor,
    priceUsdMinor: booking.priceUsdMinor,
    at: now.toISOString(),
  };
}
