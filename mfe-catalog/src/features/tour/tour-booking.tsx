import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { Slot } from '@valam/mfe-kit/slot';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { useSeatsOfPanel } from '../../parts/departures/use-seats-of-panel';
import { PlainInquiry } from '../../parts/inquiry/plain-inquiry';

interface TourBookingProps {
  readonly tour: Tour;
  readonly dateId: string | null;
  readonly onDate: (dateId: string | null) => void;
}

/** The slot of the booking panel; a plain inquiry form if booking is unavailable. */
export function TourBooking({ tour, dateId, onDate }: TourBookingProps) {
  const onSeats = useSeatsOfPanel('availability', tour.slug);
  return (
    <Slot
      name="booking/BookingPanel"
      of={{ tourSlug: tour.slug }}
      given={{ tourId: tour.id, tourTitle: tour.title, dateId, onDate, onSeats }}
      loading={<SkeletonText lines={5} />}
      fallback={
        <PlainInquiry heading="Ask about this tour" title={tour.title} tourId={tour.id} replacesBooking />
      }
    />
  );
}
