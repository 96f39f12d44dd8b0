import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { useBrand } from '@valam/mfe-kit/shell';
import { LaterPart, Slot } from '@valam/mfe-kit/slot';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { TourPart } from './tour-part';
import { tourRoad } from './tour-road.lazy';
import { tourTerms } from './tour-terms.lazy';

/** With the same distance to the next section as between sections. */
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
  const { email } = useBrand();
  return (
    <>
      <LaterPart part={tourRoad} />
      <Documents>
        <Slot
          name="booking/DocumentsForm"
          of={{}}
          given={{ tourTitle: tour.title }}
          loading={null}
          fallback={
            <Small>
              The form for the hotel and meal details cannot be shown just now. Ask us for them at{' '}
              <TextLink href={`mailto:${email}`}>{email}</TextLink>.
            </Small>
          }
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
              fallback={
                <Small $soft>
                  What you would get back on which day cannot be shown just now. The rules above apply.
                </Small>
              }
            />
          </Stack>
        </TourPart>
      )}
    </>
  );
}
