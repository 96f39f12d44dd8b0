import { formatDayRange } from '@valam/contracts/shared/days';
import { TextLink } from '@valam/ui/link/link';
import { FactList, type FactListProps } from '@valam/ui/facts/fact-list';

interface Trip {
  readonly tourTitle: string;
  readonly tourSlug: string | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly quantity: number;
}

export const peopleWords = (count: number): string => (count === 1 ? '1 traveler' : `${count} travelers`);

/** What, when and for how many; and whatever else is known. */
export function TripFacts({ trip, more = [] }: { trip: Trip; more?: FactListProps['facts'] }) {
  const { tourTitle, tourSlug, startDate, endDate, quantity } = trip;
  return (
    <FactList
      facts={[
        {
          label: 'Tour',
          value: tourSlug ? (
            <TextLink href={`/spiritual-tours/${tourSlug}`}>{tourTitle}</TextLink>
          ) : (
            tourTitle
          ),
        },
        { label: 'Dates', value: formatDayRange(startDate, endDate) },
        { label: 'Travellers', value: peopleWords(quantity) },
        ...more,
      ]}
    />
  );
}
