import type { TripKind } from '@valam/contracts/catalog/trip';
import { bookingApi, useAvailabilityQuery, useRetreatAvailabilityQuery } from './booking.api';

const { availability, retreatAvailability } = bookingApi.endpoints;

interface Options {
  /** Maximum age of cached data in seconds; older data is refetched. */
  readonly refetchOnMountOrArgChange?: number;
}

/** The endpoint for the dates of a trip and their seats. A trip without a kind is a tour. */
export const availabilityOf = (kind: TripKind | undefined) =>
  kind === 'retreat' ? retreatAvailability : availability;

/** The dates of a trip with their seats and prices. */
export function useTripAvailability(kind: TripKind | undefined, slug: string, options?: Options) {
  const isRetreat = kind === 'retreat';
  const ofTour = useAvailabilityQuery({ slug }, { ...options, skip: isRetreat });
  const ofRetreat = useRetreatAvailabilityQuery({ slug }, { ...options, skip: !isRetreat });
  return isRetreat ? ofRetreat : ofTour;
}
