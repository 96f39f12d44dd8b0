import type { OccupancyReport } from '@valam/contracts/leads/report.schema';
import { currencies } from '@valam/contracts/shared/money';
import { toCsv } from '../../description/cells';
import { outlookWords, reckoning, shareOf } from './occupancy-words';

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

export function occupancyCsv({ departures }: OccupancyReport): string {
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
  ]);
}
