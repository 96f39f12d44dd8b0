import type { OccupancyReport } from '@valam/contracts/leads/report.schema';
import { currencies } from '@valam/contracts/shared/money';
import { toCsv } from '../../description/cells';
import { isCut, outlookWords, reckoning, shareOf } from './occupancy-words';

const sums: readonly (readonly [string, (seats: OccupancyReport['now']) => string])[] = [
  ['Departures', ({ departures }) => String(departures)],
  ['Seats', ({ capacity }) => String(capacity)],
  ['Sold', ({ sold }) => String(sold)],
  ['Share', shareOf],
  ['Cancelled', ({ canceled }) => String(canceled)],
];

const head = [
  'Tour',
  'First day',
  'Seats',
  'Sold',
  'Share',
  'Days left',
  'Minimum',
  'Will it run',
  'Reckoning',
];

/** The departures, then the sums of the range and of the range before. */
export function occupancyCsv(report: OccupancyReport): string {
  const { departures, now, then } = report;
  const seesMoney = departures.some(({ atStake }) => atStake !== null);
  const stakes = seesMoney ? currencies.map((currency) => `Lost if cancelled, ${currency}`) : [];
  return toCsv([
    [...head, ...stakes],
    ...departures.map((one) => [
      one.tourTitle,
      one.startDate,
      String(one.capacity),
      String(one.sold),
      shareOf(one),
      String(one.daysLeft),
      String(one.minimum ?? ''),
      outlookWords[one.outlook],
      reckoning(one),
      ...(seesMoney
        ? currencies.map((currency) => {
            const amount = one.atStake?.find((money) => money.currency === currency);
            return amount ? (amount.amountMinor / 100).toFixed(2) : '';
          })
        : []),
    ]),
    [],
    ['Figure', 'Range', 'Range before'],
    ...sums.map(([figure, of]) => [figure, of(now), of(then)]),
    ['At risk', String(departures.filter(({ outlook }) => outlook === 'at_risk').length), ''],
    // The sums count all departures.
    ...(isCut(report) ? [['Departures in this file, the first ones', String(departures.length), '']] : []),
  ]);
}
