import type { TourCard as TourCardData } from '@valam/contracts/catalog/tour.schema';
import type { Currency } from '@valam/contracts/shared/money';
import { useCurrency } from '@valam/mfe-kit/shell';
import { KeepButton } from '@valam/ui/card/keep-button';
import { TourCard, type TourCardProps } from '@valam/ui/card/tour-card';
import { CardGrid } from '@valam/ui/layout/layout';
import { nextDateOf } from '../departures/next-date';
import { costOf } from '../price/cost-of';
import { keepTour, useIsKept } from '../shortlist/use-shortlist';
import { tourBadge } from './tour-badge';

/** Tours as cards, in the given order, each with a shortlist button. */
export function TourGrid({ tours }: { tours: readonly TourCardData[] }) {
  const currency = useCurrency();
  return (
    <CardGrid>
      {tours.map((tour, index) => (
        <li key={tour.id}>
          <TourCard
            {...tourCardOf(tour, currency)}
            level="h2"
            priority={index === 0}
            keep={<KeepTour {...tour} />}
          />
        </li>
      ))}
    </CardGrid>
  );
}

/** Adds a tour to the shortlist. A click re-renders only this button, not the list of tours. */
function KeepTour(tour: Pick<TourCardData, 'slug' | 'formerSlugs' | 'title'>) {
  return <KeepButton title={tour.title} kept={useIsKept(tour)} onKeep={(kept) => keepTour(tour, kept)} />;
}

/** Maps a tour to the props of its card. */
function tourCardOf(tour: TourCardData, currency: Currency): TourCardProps {
  const next = nextDateOf(tour.tourDates);
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
