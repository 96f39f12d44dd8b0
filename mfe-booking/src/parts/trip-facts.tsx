import { tripLabel, tripPath, type TripKind } from '@valam/contracts/catalog/trip';
import { formatDayRange } from '@valam/contracts/shared/days';
import { TextLink } from '@valam/ui/link/link';
import { FactList, type FactListProps } from '@valam/ui/facts/fact-list';

interface Named {
  readonly tripKind?: TripKind | undefined;
  readonly tourTitle: string;
  readonly tourSlug: string | null;
  readonly hasTripPage?: boolean | undefined;
}

interface Trip extends Named {
  readonly startDate: string;
  readonly endDate: string;
  readonly quantity: number;
}

export const peopleWords = (count: number): string => (count === 1 ? '1 traveler' : `${count} travelers`);

/** The page of the trip; null if there is none to link to. A service that does not say so is an earlier version. */
export const tripPage = ({ tripKind, tourSlug, hasTripPage = true }: Omit<Named, 'tourTitle'>) =>
  tourSlug && hasTripPage ? tripPath(tripKind, tourSlug) : null;

/** The tour or retreat, with a link to its page. */
export const tripFact = ({ tourTitle, ...trip }: Named) => {
  const page = tripPage(trip);
  return {
    label: tripLabel(trip.tripKind),
    value: page ? <TextLink href={page}>{tourTitle}</TextLink> : tourTitle,
  };
};

/** Trip, dates and number of travelers, with additional facts. */
export function TripFacts({ trip, more = [] }: { trip: Trip; more?: FactListProps['facts'] }) {
  const { startDate, endDate, quantity } = trip;
  return (
    <FactList
      facts={[
        tripFact(trip),
        { label: 'Dates', value: formatDayRange(startDate, endDate) },
        { label: 'Travelers', value: peopleWords(quantity) },
        ...more,
      ]}
    />
  );
}
