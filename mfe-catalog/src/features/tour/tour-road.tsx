import { useParams } from '@valam/mfe-kit/router';
import { RouteMap } from '@valam/ui/route-map/route-map';
import { catalogApi } from '../../api/catalog.api';
import { GuidingFamily } from './guiding-family';
import { TourPart } from './tour-part';

/** The road of a tour and its guides. */
export default function TourRoad() {
  const { slug = '' } = useParams();
  const { data: tour } = catalogApi.useTourQuery({ slug });
  if (!tour) return null;
  return (
    <>
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
