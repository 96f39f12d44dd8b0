import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { formatMoney, wholeUnits } from '@valam/contracts/shared/money';
import { useCurrency } from '@valam/mfe-kit/shell';
import { priceIn } from './tour-price';

/** Duration, seats, food, way of travelling and the price per person. */
export function TourFacts({ tour }: { tour: Tour }) {
  const currency = useCurrency();
  return (
    <ul>
      {tour.duration && <li>{tour.duration}</li>}
      {tour.numberOfSeats !== null && <li>{tour.numberOfSeats} seats</li>}
      <li>Pure Veg</li>
      {tour.travelType && <li>{tour.travelType}</li>}
      <li>
        <strong>{formatMoney(wholeUnits(priceIn(tour, currency), currency))}</strong> per person
      </li>
    </ul>
  );
}
