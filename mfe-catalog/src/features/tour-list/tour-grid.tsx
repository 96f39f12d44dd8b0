import type { TourCard as TourCardData } from '@valam/contracts/catalog/tour.schema';
import { useCurrency } from '@valam/mfe-kit/shell';
import { TourCard } from '@valam/ui/card/tour-card';
import { CardGrid } from '@valam/ui/layout/layout';
import { tourCardOf } from '../../parts/tour-card/tour-card-of';

/** Tours as cards, in the order they came. */
export function TourGrid({ tours }: { tours: readonly TourCardData[] }) {
  const currency = useCurrency();
  return (
    <CardGrid>
      {tours.map((tour, index) => (
        <li key={tour.id}>
          <TourCard {...tourCardOf(tour, currency)} level="h2" priority={index === 0} />
        </li>
      ))}
    </CardGrid>
  );
}
