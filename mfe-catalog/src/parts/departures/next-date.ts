import type { TourDate } from '@valam/contracts/catalog/tour.schema';

/** The next date with free seats; without any, the next one. A date that is canceled or closed is none. */
export function nextDateOf(dates: readonly TourDate[]): TourDate | undefined {
  const offered = dates.filter(({ isClosed }) => !isClosed);
  return offered.find(({ seats }) => seats && seats.free > 0) ?? offered[0];
}
