import type { TripKind } from '@valam/contracts/catalog/trip';
import { bookingApi, useAvailabilityQuery, useRetreatAvailabilityQuery } from './booking.api';

const { availability, retreatAvailability } = bookingApi.endpoints;

interface Options {
  /** What is older than so many seconds is asked again. */
  readonly refetchOnMountOrArgChange?: number;
}

/** The call that answers with the dates of a trip and their seats. What does not name its kind is a tour. */
export const availabilityOf = (kind: TripKind | undefined) =>
  kind === 'retreat' ? retreatAvailability : availability;

/** The dates of a trip with their seats and prices. */
export function useTripAvailability(kind: TripKind | undefined, slug: string, options?: Options) {
  const isRetreat = kind === 'retreat';
  const ofTour = useAvailabilityQuery({ slug }, { ...options, skip: isRetreat });
  const ofRetreat = useRetreatAvailabilityQuery({ slug }, { ...options, skip: !isRetreat });
  return isRetreat ? ofRetreat : ofTour;
}
