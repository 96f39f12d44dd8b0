import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { Slot } from '@valam/mfe-kit/slot';
import { useAppDispatch } from '@valam/mfe-kit/store';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { catalogApi } from '../../api/catalog.api';
import { PlainInquiry } from '../../parts/inquiry/plain-inquiry';

interface TourBookingProps {
  readonly tour: Tour;
  readonly dateId: string | null;
  readonly onDate: (dateId: string | null) => void;
}

/** The slot of the booking panel; a plain inquiry form if booking is unavailable. */
export function TourBooking({ tour, dateId, onDate }: TourBookingProps) {
  const dispatch = useAppDispatch();
  const arg = { slug: tour.slug };
  return (
    <Slot
      name="booking/BookingPanel"
      of={{ tourSlug: tour.slug }}
      given={{
        ...{ tourId: tour.id, tourTitle: tour.title, dateId, onDate },
        onSeats: (seats) =>
          void dispatch(
            catalogApi.util.upsertQueryEntries([{ endpointName: 'availability', arg, value: [...seats] }]),
          ),
      }}
      loading={<SkeletonText lines={5} />}
      fallback={
        <PlainInquiry heading="Ask about this tour" title={tour.title} tourId={tour.id} replacesBooking />
      }
    />
  );
}
