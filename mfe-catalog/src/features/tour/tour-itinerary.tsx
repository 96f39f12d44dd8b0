import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { DayAccordion } from '@valam/ui/accordion/day-accordion';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Picture } from '@valam/ui/picture/picture';
import { Small } from '@valam/ui/typography/typography';
import { PrintButton } from '../../parts/print-button';
import { DayMeals } from './day-meals';
import { EffortProfile } from './effort-profile';
import { effortLine } from './effort-line';

/** Day by day; where only a text was written, the text. */
export function TourItinerary({ tour }: { tour: Tour }) {
  const [first] = tour.itineraries;
  if (!first) return <FormattedText text={tour.itinerary} />;
  return (
    <>
      <EffortProfile days={tour.itineraries} />
      <DayAccordion
        open={[first.id]}
        days={tour.itineraries.map(({ id, day, title, summary, description, photo, effort, meals }) => ({
          id,
          day,
          title: title ?? summary,
          summary: title ? summary : undefined,
          content: (
            <>
              {description && <FormattedText text={description} under={3} />}
              {effort && <Small $soft>{effortLine(effort)}</Small>}
              {meals && <DayMeals meals={meals} />}
              {photo && (
                <Picture picture={photo} kind="tour" ratio="3 / 2" sizes="(min-width: 700px) 34rem, 90vw" />
              )}
            </>
          ),
        }))}
      />
      <PrintButton>Print the itinerary</PrintButton>
    </>
  );
}
