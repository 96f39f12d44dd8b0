import { useTourQuery } from '../api/catalog.api';
import { TourFacts } from '../features/tour/tour-facts';
import { TourHead } from '../features/tour/tour-head';
import { TourItinerary } from '../features/tour/tour-itinerary';
import { TourBooking } from '../features/tour/tour-booking';
import { Link, useParams } from '@valam/mfe-kit/router';

/** One tour: what it is, day by day, and the place where it is booked. */
export default function TourPage() {
  const { slug } = useParams<{ slug: string }>();
  const { data: tour } = useTourQuery({ slug });
  if (!tour) return null;
  return (
    <article>
      <TourHead tour={tour} />
      <p>
        <Link to="/spiritual-tours">Back to Tours</Link>
      </p>
      <h1>{tour.title}</h1>
      {tour.subtitle && <p>{tour.subtitle}</p>}
      <TourFacts tour={tour} />
      <TourItinerary days={tour.itineraries} />
      <TourBooking tour={tour} />
    </article>
  );
}
