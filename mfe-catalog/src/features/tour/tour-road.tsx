import { RouteMap } from '@valam/ui/route-map/route-map';
import { useShownTour } from '../../api/use-shown';
import { BeforeYouBook } from './before-you-book';
import { GuidingFamily } from './guiding-family';
import { TourPart } from './tour-part';

/** What buyers ask, the road of a tour and its guides. Nothing in it is pressed, so that its code can wait. */
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
    </>
  );
}
