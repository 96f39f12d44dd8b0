/** The last event of leads about a departure. */
export interface KnownSeats {
  readonly free: number;
  readonly status: string;
}

const canceled = 'Cancelled';
const closed = 'Bookings Closed';

const saysSoldOut = (words: string | null): boolean => /sold\s*out/i.test(words ?? '');

/** Canceled, or taken off sale. */
export const isClosed = (seats: KnownSeats | null): boolean =>
  seats?.status === 'cancelled' || seats?.status === 'closed';

/** Seats that can be booked: leads announces free seats even for departures that are not for sale. */
export const sellableSeats = (operatorWords: string | null, seats: KnownSeats): number =>
  saysSoldOut(operatorWords) || isClosed(seats) ? 0 : seats.free;

/** The operator's 'Sold Out' takes precedence, then the real seats, then any other text of the operator. */
export function dateBadge(operatorWords: string | null, seats: KnownSeats | null): string | null {
  if (saysSoldOut(operatorWords)) return operatorWords;
  if (seats?.status === 'cancelled') return canceled;
  if (seats?.status === 'sold_out') return 'Sold Out';
  if (seats?.status === 'closed') return closed;
  if (seats?.status === 'nearly_full') return seats.free === 1 ? '1 seat left' : `${seats.free} seats left`;
  return operatorWords;
}

/**
 * A tour whose future departures cannot be booked says so; without departures, the operator's text is used.
 */
export function tourBadge(
  operatorWords: string | null,
  dateBadges: readonly (string | null)[],
): string | null {
  const isSoldOut = dateBadges.some(saysSoldOut);
  const isOver = dateBadges.every((badge) => saysSoldOut(badge) || badge === canceled || badge === closed);
  if (dateBadges.length === 0 || !isOver || saysSoldOut(operatorWords)) return operatorWords;
  return isSoldOut ? 'Sold Out' : closed;
}
