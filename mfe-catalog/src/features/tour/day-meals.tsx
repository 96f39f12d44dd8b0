import type { DayMeals as Meals } from '@valam/contracts/catalog/tour.schema';
import { Small } from '@valam/ui/typography/typography';

/** What is on the table that day. */
export function DayMeals({ meals }: { meals: Meals }) {
  const served = [
    ['Breakfast', meals.breakfast],
    ['Lunch', meals.lunch],
    ['Dinner', meals.dinner],
  ].filter(([, dish]) => dish);
  if (served.length === 0) return null;
  return <Small $soft>{served.map(([meal, dish]) => `${meal}: ${dish}`).join(' · ')}</Small>;
}
