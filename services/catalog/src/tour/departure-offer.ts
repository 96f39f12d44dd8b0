import type { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import type { DepartureEntity } from './departure.entity.js';
import type { ItineraryDayEntity } from './itinerary-day.entity.js';
import type { TourEntity } from './tour.entity.js';

export type DepartureOffer = EventPayload<typeof departureOffered>;

/** What leads needs to sell a departure while the catalog is away. */
export function departureOffer(
  tour: TourEntity,
  departure: DepartureEntity,
  days: readonly ItineraryDayEntity[],
): DepartureOffer {
  return {
    departureId: departure.id,
    tourId: tour.id,
    tourSlug: tour.slug,
    tourTitle: tour.title,
    startDate: departure.startDate,
    endDate: departure.endDate,
    bookingStatus: departure.bookingStatus,
    firstCapacity: departure.firstCapacity,
    ...(departure.sampleSold === null ? {} : { sampleSold: departure.sampleSold }),
    minimumGroup: departure.minimumGroup,
    decisionDate: departure.decisionDate,
    prices: { USD: tour.costUsd, EUR: tour.costEur, GBP: tour.costGbp, INR: tour.costInr },
    roomOptions: tour.roomOptions,
    dietServed: tour.dietServed,
    dietNotServed: tour.dietNotServed,
    policyVersion: tour.policyVersion,
    promise: {
      itinerary: days.map(({ day, title, summary }) => ({ day, title: title ?? '', summary })),
      inclusions: tour.inclusions ?? '',
      exclusions: tour.exclusions ?? '',
    },
    version: offerVersion(tour, departure),
    isPublished: true,
  };
}

/** Both only ever grow, so their sum grows with every change of either. */
export const offerVersion = (tour: TourEntity, departure: DepartureEntity): number =>
  tour.version + departure.version;

/** Offered while both the tour and the date are published. What was never offered needs no withdrawing. */
export function offerState(
  tour: TourEntity,
  departure: DepartureEntity,
): 'offered' | 'withdrawn' | 'unknown' {
  if (tour.status === 'published' && departure.status === 'published') return 'offered';
  return tour.publishedAt && departure.publishedAt ? 'withdrawn' : 'unknown';
}
