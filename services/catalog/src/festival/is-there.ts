import { addDays } from '@valam/contracts/shared/days';
import type { TravellingTour } from './festival.repository.js';

interface Occasion {
  readonly kind: 'festival' | 'full_moon';
  readonly from: string;
  readonly to: string;
  /** Empty for occasions everywhere. */
  readonly places: readonly string[];
}

interface Stay {
  readonly town: string;
  readonly from: string;
  readonly to: string;
}

const folded = (name: string): string => name.toLowerCase();

/** The days before the nights in each town. A town without a night is visited from the previous one. */
function staysOf({ startDate, stops }: TravellingTour): Stay[] {
  let [from, to] = [startDate, startDate];
  let next = startDate;
  return stops.map(({ name, nights }) => {
    if (nights > 0) {
      [from, to] = [next, addDays(next, nights - 1)];
      next = addDays(next, nights);
    }
    return { town: folded(name), from, to };
  });
}

/**
 * Returns true if a tour is in one of the places at that time. For a district without a stop, only the tour's
 * visit is known, not its days.
 */
export function isThere(tour: TravellingTour, { kind, from, to, places }: Occasion): boolean {
  // Pilgrims set out in the evening; travelers who arrive the next day have missed them.
  const last = kind === 'full_moon' ? from : to;
  const meets = (days: { readonly from: string; readonly to: string }) =>
    days.from <= last && days.to >= from;
  if (!meets({ from: tour.startDate, to: tour.endDate })) return false;
  const stays = staysOf(tour);
  const districts = tour.districts.map(folded);
  const isAt = (place: string) => {
    const there = stays.filter(({ town }) => town === place);
    return there.length > 0 ? there.some(meets) : districts.includes(place);
  };
  return places.length === 0 || places.map(folded).some(isAt);
}
