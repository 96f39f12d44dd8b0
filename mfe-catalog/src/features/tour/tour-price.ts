import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import type { Currency } from '@valam/contracts/shared/money';

type Priced = Pick<TourCard, 'costUsd' | 'costEur' | 'costGbp' | 'costInr'>;

/** The price per person in whole units; rupees for a currency that has no price of its own. */
export function priceIn(tour: Priced, currency: Currency): number {
  switch (currency) {
    case 'USD':
      return tour.costUsd;
    case 'EUR':
      return tour.costEur;
    case 'GBP':
      return tour.costGbp;
    default:
      return tour.costInr;
  }
}
