import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { Slot } from '@valam/mfe-kit/slot';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { RouteMap } from '@valam/ui/route-map/route-map';
import { DriverCard, DriverCardNote, knownToDrivers } from '../../parts/driver-card/driver-card';
import { KeepOffline } from '../../parts/keep-offline/keep-offline';
import { Inclusions } from '../../parts/inclusions/inclusions';
import { ExtraCosts } from './extra-costs';
import { GuidingFamily } from './guiding-family';
import { Houses } from './houses';
import { PureVeg } from './pure-veg';
import { TempleAccessSummary } from './temple-access';
import { TourItinerary } from './tour-itinerary';
import { TourPart } from './tour-part';
import { tourSections } from './tour-sections';

interface TourStoryProps {
  readonly tour: Tour;
  readonly dateId: string | null;
}

/** What stands below the dates: the road, the people, the days, and what the price covers. */
export function TourStory({ tour, dateId }: TourStoryProps) {
  const has = new Set(tourSections(tour).map(({ id }) => id));
  const temples = (tour.temples ?? []).filter(({ access }) => access);
  const drivers = knownToDrivers([
    ...tour.stops,
    ...(tour.temples ?? []).map((temple) => ({ ...temple, language: temple.localLanguage })),
  ]);
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
      {has.has('itinerary') && (
        <TourPart id="itinerary" title="Day-by-Day Itinerary">
          <TourItinerary tour={tour} />
        </TourPart>
      )}
      <Houses houses={tour.houses} />
      <Slot
        name="booking/DocumentsForm"
        of={{}}
        given={{ tourTitle: tour.title }}
        loading={null}
        fallback={null}
      />
      {temples.length > 0 && (
        <TourPart title="At the temple door">
          <TempleAccessSummary temples={temples} />
        </TourPart>
      )}
      {has.has('inclusions') && (
        <TourPart id="inclusions" title="What the price covers">
          <Inclusions included={tour.inclusions} notIncluded={tour.exclusions} />
        </TourPart>
      )}
      {tour.dietServed.length > 0 && (
        <TourPart title="Pure Veg, explained">
          <PureVeg tour={tour} />
        </TourPart>
      )}
      {tour.extraCosts.length > 0 && (
        <TourPart title="Beyond the price">
          <ExtraCosts costs={tour.extraCosts} />
        </TourPart>
      )}
      {drivers.length > 0 && (
        <TourPart title="Names to show on the road">
          <DriverCardNote />
          <DriverCard places={drivers} />
          <KeepOffline path={`/spiritual-tours/${tour.slug}`} />
        </TourPart>
      )}
      {tour.cancellationPolicy && (
        <TourPart title="Cancellation Policy">
          <FormattedText text={tour.cancellationPolicy} />
          <Slot
            name="booking/RefundRuler"
            of={{ tourSlug: tour.slug }}
            given={{ dateId }}
            loading={null}
            fallback={null}
          />
        </TourPart>
      )}
    </>
  );
}
