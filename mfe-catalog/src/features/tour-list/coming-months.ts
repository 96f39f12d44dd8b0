import type { SelectOption } from '@valam/ui/field/select-field';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The months in which tours start, in order: a choice that shows nothing is not offered. */
export function comingMonths(
  tours: readonly { tourDates: readonly { startDate: string }[] }[],
): readonly SelectOption[] {
  const months = tours.flatMap((tour) => tour.tourDates.map((date) => date.startDate.slice(0, 7)));
  return [...new Set(months)].sort().map((month) => ({
    value: month,
    label: `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  }));
}
