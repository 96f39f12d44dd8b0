import type { TourDate } from '@valam/contracts/catalog/tour.schema';

/** The next date with free seats, or else the next one. Canceled and closed dates do not count. */
export function nextDateOf(dates: readonly TourDate[]): TourDate | undefined {
  const offered = dates.filter(({ isClosed }) => !isClosed);
  return offered.find(({ seats }) => seats && seats.free > 0) ?? offered[0];
}
