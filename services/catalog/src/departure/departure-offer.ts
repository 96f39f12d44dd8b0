import type { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import type { Trip } from '../trip/trip.js';
import type { DepartureEntity } from './departure.entity.js';

export type DepartureOffer = EventPayload<typeof departureOffered>;

/** The data that leads needs to sell a departure while catalog is down. */
export function departureOffer(trip: Trip, departure: DepartureEntity): DepartureOffer {
  const { prices, roomOptions, dietServed, dietNotServed, policyVersion, promise } = trip;
  return {
    departureId: departure.id,
    tripKind: trip.kind,
    tourId: trip.id,
    tourSlug: trip.slug,
    tourTitle: trip.title,
    startDate: departure.startDate,
    endDate: departure.endDate,
    bookingStatus: departure.bookingStatus,
    firstCapacity: departure.firstCapacity,
    ...(departure.sampleSold === null ? {} : { sampleSold: departure.sampleSold }),
    minimumGroup: departure.minimumGroup,
    decisionDate: departure.decisionDate,
    ...{ prices, roomOptions, dietServed, dietNotServed, policyVersion, promise },
    version: offerVersion(trip, departure),
    isPublished: true,
  };
}

/** Both versions only increase, so their sum increases with every change of either. */
export const offerVersion = (trip: Trip, departure: DepartureEntity): number =>
  trip.version + departure.version;

/**
 * A departure is offered while both the trip and the date are published. One that was never offered needs no
 * withdrawal.
 */
export function offerState(trip: Trip, departure: DepartureEntity): 'offered' | 'withdrawn' | 'unknown' {
  if (trip.status === 'published' && departure.status === 'published') return 'offered';
  return trip.publishedAt && departure.publishedAt ? 'withdrawn' : 'unknown';
}
