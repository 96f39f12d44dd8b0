import type { TourCard as TourCardData } from '@valam/contracts/catalog/tour.schema';
import { useCurrency } from '@valam/mfe-kit/shell';
import { TourCard } from '@valam/ui/card/tour-card';
import { CardGrid } from '@valam/ui/layout/layout';
import { useShortlist } from '../shortlist/use-shortlist';
import { tourCardOf } from './tour-card-of';

/** Tours as cards, in the order they came, each with its mark to keep it. */
export function TourGrid({ tours }: { tours: readonly TourCardData[] }) {
  const currency = useCurrency();
  const shortlist = useShortlist();
  return (
    <CardGrid>
      {tours.map((tour, index) => (
        <li key={tour.id}>
          <TourCard
            {...tourCardOf(tour, currency)}
            level="h2"
            priority={index === 0}
            keep={{
              kept: shortlist.has(tour.slug),
              onKeep: (kept) => shortlist.keep(tour.slug, kept),
            }}
          />
        </li>
      ))}
    </CardGrid>
  );
}
