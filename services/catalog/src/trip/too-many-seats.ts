import { maxTravellers } from '@valam/contracts/leads/booking-amounts';

/** Tours are for small groups. Retreats and private tours may be larger. */
export const tooManySeats = (seats: Readonly<Record<string, number | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(seats)
      .filter(([, count]) => (count ?? 0) > maxTravellers)
      .map(([field]) => [field, `A tour has at most ${maxTravellers} seats.`]),
  );
