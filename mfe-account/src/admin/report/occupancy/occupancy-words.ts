import type { OccupancyReport, Outlook } from '@valam/contracts/leads/report.schema';
import { currencies, formatMoney, sum } from '@valam/contracts/shared/money';
import type { Explanation } from '../explanations';

type Departure = OccupancyReport['departures'][number];

export const outlookWords: Readonly<Record<Outlook, string>> = {
  runs: 'Runs',
  on_course: 'On course',
  at_risk: 'At risk',
  unknown: 'Not known',
  canceled: 'Cancelled',
  departed: 'Departed',
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** `9 days left`; empty once it has departed or is canceled. */
export const daysLeftText = ({ daysLeft, isCanceled }: Departure): string =>
  daysLeft < 0 || isCanceled ? '' : `${counted(daysLeft, 'day')} left`;

/** The report lists only the first departures of its range. */
export const isCut = ({ departures, now }: OccupancyReport): boolean =>
  departures.length < now.departures + now.canceled;

/** `67%`. */
export const shareOf = ({ sold, capacity }: { sold: number; capacity: number }): string =>
  capacity === 0 ? '–' : `${Math.round((sold * 100) / capacity)}%`;

/** The calculation of the forecast, in numbers that can be checked by hand. */
export function reckoning({ outlook, sold, minimum, expected, earlier, daysLeft }: Departure): string {
  if (outlook === 'canceled' || outlook === 'departed') return '';
  if (outlook === 'runs' && minimum === null) return 'It has no minimum.';
  if (outlook === 'runs') return `${sold} sold, the minimum is ${minimum}.`;
  if (expected === null)
    return `${sold} of at least ${minimum}; no earlier departure of this tour to compare with.`;
  const won = earlier.map(({ then, final }) => final - then);
  const average = Math.max(0, won.reduce((sum, one) => sum + one, 0) / won.length);
  return `${sold} sold + ${average.toFixed(1)} expected = ${(sold + average).toFixed(1)} of at least ${minimum}: in their last ${counted(daysLeft, 'day')}, earlier departures gained ${won.join(', ')}.`;
}

/** The revenue at stake in all departures at risk, summed per currency. */
export function riskText(atRisk: readonly Departure[]): string {
  const stakes = atRisk.flatMap(({ atStake }) => atStake ?? []);
  const sums = currencies
    .map((currency) =>
      sum(
        stakes.filter((stake) => stake.currency === currency),
        currency,
      ),
    )
    .filter(({ amountMinor }) => amountMinor > 0);
  const what = 'Not expected to reach their minimum';
  return sums.length === 0
    ? what
    : `${what}; ${sums.map(formatMoney).join(' + ')} lost if they are cancelled`;
}

export const occupancyExplanations: readonly Explanation[] = [
  {
    figure: 'Sold',
    meaning:
      'Confirmed seats, by the counters of the departure, which are compared with the bookings every night. Seats on hold for someone who has not paid yet are not sold.',
  },
  {
    figure: 'Share',
    meaning:
      'Sold seats of all seats. In the totals, departures that have left are counted, and cancelled ones are not.',
  },
  {
    figure: 'Minimum',
    meaning: 'The travelers that a departure needs to run, from its record. Without a minimum it runs.',
  },
  {
    figure: 'Will it run',
    meaning:
      'It runs once its minimum is sold. Before that, up to eight earlier departures of the same tour are compared: the travelers that they gained on average in as many last days, by the entries of the sales report, are added to those sold. It is on course when the sum reaches the minimum, at risk when it does not, and not known when the tour has no earlier departure.',
  },
  {
    figure: 'Lost if cancelled',
    meaning:
      'The prices of its confirmed bookings, by currency: when we cancel, everything is refunded. Shown only to roles that see money.',
  },
  {
    figure: 'Range before',
    meaning:
      'As many days directly before. Figures of it are those of departures that started on these days, as they are now.',
  },
];
