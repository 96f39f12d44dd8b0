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

/** `67%`. */
export const shareOf = ({ sold, capacity }: { sold: number; capacity: number }): string =>
  capacity === 0 ? '–' : `${Math.round((sold * 100) / capacity)}%`;

/** How the forecast was calculated, in numbers that can be checked by hand. */
export function reckoning({ outlook, sold, minimum, expected, earlier, daysLeft }: Departure): string {
  if (outlook === 'canceled' || outlook === 'departed') return '';
  if (outlook === 'runs' && minimum === null) return 'It has no minimum.';
  if (outlook === 'runs') return `${sold} sold, the minimum is ${minimum}.`;
  if (expected === null)
    return `${sold} of at least ${minimum}; no earlier departure of this tour to compare with.`;
  const won = earlier.map(({ then, final }) => final - then);
  const average = Math.max(0, won.reduce((sum, one) => sum + one, 0) / won.length);
  return `${sold} sold + ${average.toFixed(1)} expected = ${(sold + average).toFixed(1)} of at least ${minimum}: in their last ${daysLeft} days, earlier departures won ${won.join(', ')}.`;
}

/** The revenue at stake in all departures at risk, one sum per currency. */
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
      'Confirmed seats, by the counters of the departure, which are compared with the bookings every night. Seats that are held are not sold.',
  },
  { figure: 'Share', meaning: 'Sold seats of all seats. Cancelled departures are left out of the totals.' },
  {
    figure: 'Will it run',
    meaning:
      'A departure runs once its minimum is sold. Before that, the travelers that up to eight earlier departures of the tour won on average in the days that are left, by the sales entries, are added to those it has: on course when the sum reaches the minimum, at risk when it does not.',
  },
  {
    figure: 'Lost if cancelled',
    meaning:
      'The prices of its confirmed bookings, by currency: when we cancel, everything is given back. Shown to those who see money.',
  },
];
