import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { LaterPart, Slot } from '@valam/mfe-kit/slot';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Stack } from '@valam/ui/layout/layout';
import { styled } from 'styled-components';
import { DriverCard, DriverCardNote, knownToDrivers } from '../../parts/driver-card/driver-card';
import { KeepOffline } from '../../parts/keep-offline/keep-offline';
import { Houses } from './houses';
import { TourItinerary } from './tour-itinerary';
import { TourPart } from './tour-part';
import { tourRoad } from './tour-road.lazy';
import { itinerarySection, tourSections } from './tour-sections';
import { tourTerms } from './tour-terms.lazy';

/** As far from the next section as sections are from each other. */
const Documents = styled.div`
  padding-bottom: var(--space-6);
  &:empty {
    display: none;
  }
`;

interface TourStoryProps {
  readonly tour: Tour;
  readonly dateId: string | null;
}

/**
 * The sections below the dates: the route, the people, the itinerary, and the price. What is pressed is in no later part,
 * where it would do nothing until its code has come.
 */
export function TourStory({ tour, dateId }: TourStoryProps) {
  const drivers = knownToDrivers([
    ...tour.stops,
    ...(tour.temples ?? []).map((temple) => ({ ...temple, language: temple.localLanguage })),
  ]);
  return (
    <>
      <LaterPart part={tourRoad} />
      {tourSections(tour).some(({ id }) => id === itinerarySection) && (
        <TourPart id={itinerarySection} title="Day-by-Day Itinerary">
          <TourItinerary tour={tour} />
        </TourPart>
      )}
      <Houses houses={tour.houses} />
      <Documents>
        <Slot
          name="booking/DocumentsForm"
          of={{}}
          given={{ tourTitle: tour.title }}
          loading={null}
          fallback={null}
        />
      </Documents>
      <LaterPart part={tourTerms} />
      {drivers.length > 0 && (
        <TourPart title="Names to show on the road">
          <DriverCardNote />
          <DriverCard places={drivers} />
          <KeepOffline path={`/spiritual-tours/${tour.slug}`} />
        </TourPart>
      )}
      {tour.cancellationPolicy && (
        <TourPart title="Cancellation Policy">
          <Stack $gap="5">
            <FormattedText text={tour.cancellationPolicy} />
            <Slot
              name="booking/RefundRuler"
              of={{ tourSlug: tour.slug }}
              given={{ dateId }}
              loading={null}
              fallback={null}
            />
          </Stack>
        </TourPart>
      )}
    </>
  );
}
