import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Inclusions } from '../../parts/inclusions/inclusions';
import { PlaceSection } from '../../parts/place-page/place-section';
import { Teachers } from './teachers';

/** What happens there, what the price holds, and who teaches. */
export function RetreatStory({ retreat }: { retreat: Retreat }) {
  const { description, itinerary, inclusions, exclusions, host } = retreat;
  return (
    <>
      {description && (
        <PlaceSection title="About This Retreat">
          <FormattedText text={description} />
        </PlaceSection>
      )}
      {itinerary && (
        <PlaceSection title="Program Details">
          <FormattedText text={itinerary} under={1} />
        </PlaceSection>
      )}
      {(inclusions ?? exclusions) && <Inclusions included={inclusions} notIncluded={exclusions} />}
      {host && (
        <PlaceSection title="Your Teachers & Guides">
          <Teachers names={host} />
        </PlaceSection>
      )}
    </>
  );
}
