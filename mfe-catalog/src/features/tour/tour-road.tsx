import { RouteMap } from '@valam/ui/route-map/route-map';
import { useShownTour } from '../../api/use-shown';
import { BeforeYouBook } from './before-you-book';
import { GuidingFamily } from './guiding-family';
import { Houses } from './houses';
import { TourItinerary } from './tour-itinerary';
import { TourPart } from './tour-part';
import { itinerarySection, tourSections } from './tour-sections';

/** Facts for buyers, the route of a tour, its guides, its days and its accommodation. */
export default function TourRoad() {
  const tour = useShownTour();
  if (!tour) return null;
  return (
    <>
      <BeforeYouBook tour={tour} />
      {tour.stops.length > 1 && (
        <TourPart title="The road">
          <RouteMap stops={tour.stops} />
        </TourPart>
      )}
      {tour.hosts.length > 0 && (
        <TourPart title="Meet Your Guiding Family">
          <GuidingFamily hosts={tour.hosts} />
        </TourPart>
      )}
      {tourSections(tour).some(({ id }) => id === itinerarySection) && (
        <TourPart id={itinerarySection} title="Day-by-Day Itinerary">
          <TourItinerary tour={tour} />
        </TourPart>
      )}
      <Houses houses={tour.houses} />
    </>
  );
}
