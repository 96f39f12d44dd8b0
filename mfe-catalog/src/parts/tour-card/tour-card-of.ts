import type { TourCard as TourCardData } from '@valam/contracts/catalog/tour.schema';
import type { Currency } from '@valam/contracts/shared/money';
import type { TourCardProps } from '@valam/ui/card/tour-card';
import { costOf } from '../price/cost-of';
import { tourBadge } from './tour-badge';

/** A tour as its card shows it. */
export function tourCardOf(tour: TourCardData, currency: Currency): TourCardProps {
  const next = tour.tourDates.find(({ seats }) => seats && seats.free > 0) ?? tour.tourDates[0];
  return {
    href: `/spiritual-tours/${tour.slug}`,
    title: tour.title,
    subtitle: tour.subtitle,
    picture: tour.displayPhoto,
    duration: tour.duration,
    districts: tour.districts,
    badge: tourBadge(tour.bookingStatus) ?? undefined,
    next: next && {
      startDate: next.startDate,
      ...(next.seats
        ? { seats: { capacity: next.seats.capacity, sold: next.seats.capacity - next.seats.free } }
        : {}),
    },
    price: costOf(tour, currency),
  };
}
