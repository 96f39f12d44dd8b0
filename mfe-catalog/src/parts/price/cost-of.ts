import { wholeUnits, type Currency, type Money } from '@valam/contracts/shared/money';

interface Costs {
  readonly costUsd: number;
  readonly costEur: number;
  readonly costGbp: number;
  readonly costInr: number;
}

/** The price per person in the visitor's currency. */
export function costOf({ costUsd, costEur, costGbp, costInr }: Costs, currency: Currency): Money {
  switch (currency) {
    case 'USD':
      return wholeUnits(costUsd, 'USD');
    case 'EUR':
      return wholeUnits(costEur, 'EUR');
    case 'GBP':
      return wholeUnits(costGbp, 'GBP');
    case 'INR':
      return wholeUnits(costInr, 'INR');
  }
}
