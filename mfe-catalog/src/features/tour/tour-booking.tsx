import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { Slot } from '@valam/mfe-kit/slot';
import { PlainInquiry } from './plain-inquiry';

/** The place where booking puts its panel; without booking, a plain way to ask. */
export function TourBooking({ tour }: { tour: Tour }) {
  return (
    <Slot
      name="booking/BookingPanel"
      of={{ tourSlug: tour.slug }}
      given={{ tourId: tour.id, tourTitle: tour.title }}
      loading={<p aria-busy="true">Loading dates and prices…</p>}
      fallback={<PlainInquiry tour={tour} />}
    />
  );
}
