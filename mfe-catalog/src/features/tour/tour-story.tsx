import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { LaterPart, Slot } from '@valam/mfe-kit/slot';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Stack } from '@valam/ui/layout/layout';
import { styled } from 'styled-components';
import { TourPart } from './tour-part';
import { tourRoad } from './tour-road.lazy';
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

/** The sections below the dates: the route, the people, the itinerary, and the price. */
export function TourStory({ tour, dateId }: TourStoryProps) {
  return (
    <>
      <LaterPart part={tourRoad} />
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
