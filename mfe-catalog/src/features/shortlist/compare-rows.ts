import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { formatMoney, type Currency } from '@valam/contracts/shared/money';
import { nextDateOf } from '../../parts/departures/next-date';
import { costOf } from '../../parts/price/cost-of';

export interface CompareRow {
  readonly label: string;
  readonly of: (tour: TourCard) => string | null;
}

const efforts = { easy: 'Easy', moderate: 'Moderate', demanding: 'Demanding' } as const;

/** Rows of the comparison. The table omits a row without a value for any tour. */
export const compareRows = (currency: Currency): readonly CompareRow[] => [
  { label: 'Days', of: ({ duration }) => duration },
  { label: 'Places', of: ({ districts }) => districts.join(', ') || null },
  { label: 'Price per person', of: (tour) => formatMoney(costOf(tour, currency)) },
  {
    label: 'Next date',
    of: (tour) => {
      const next = nextDateOf(tour.tourDates);
      return next ? formatDayRange(next.startDate, next.endDate) : 'None announced';
    },
  },
  {
    label: 'Seats then',
    of: (tour) => {
      const seats = nextDateOf(tour.tourDates)?.seats;
      if (!seats) return null;
      return seats.free > 0 ? `${seats.free} of ${seats.capacity} left` : 'Sold out';
    },
  },
  {
    label: 'Group',
    of: ({ numberOfSeats }) => (numberOfSeats === null ? null : `At most ${numberOfSeats} travelers`),
  },
  {
    label: 'Effort',
    of: ({ effort, easyOnKnees }) =>
      [effort && efforts[effort], easyOnKnees && 'easy on knees'].filter(Boolean).join(', ') || null,
  },
  { label: 'Themes', of: ({ themes }) => themes.join(', ') || null },
  { label: 'Travel', of: ({ travelType }) => travelType },
  { label: 'Food', of: () => 'Pure Veg' },
];
