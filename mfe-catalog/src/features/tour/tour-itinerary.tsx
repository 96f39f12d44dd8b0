import type { Tour, DayMeals as Meals } from '@valam/contracts/catalog/tour.schema';
import { DayAccordion } from '@valam/ui/accordion/day-accordion';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Picture } from '@valam/ui/picture/picture';
import { Small } from '@valam/ui/typography/typography';
import { PrintButton } from '../../parts/print-button';
import { EffortProfile } from './effort-profile';
import { effortLine } from './effort-line';

/** The itinerary by day, or as a text if there are no days. */
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

function DayMeals({ meals }: { meals: Meals }) {
  const served = [
    ['Breakfast', meals.breakfast],
    ['Lunch', meals.lunch],
    ['Dinner', meals.dinner],
  ].filter(([, dish]) => dish);
  if (served.length === 0) return null;
  return <Small $soft>{served.map(([meal, dish]) => `${meal}: ${dish}`).join(' · ')}</Small>;
}
