/** The last announcement of leads about a departure. */
export interface KnownSeats {
  readonly free: number;
  readonly status: string;
}

const saysSoldOut = (words: string | null): boolean => /sold\s*out/i.test(words ?? '');

/** The operator's 'Sold Out' always wins, then the real seats, then any other text of the operator. */
export function dateBadge(operatorWords: string | null, seats: KnownSeats | null): string | null {
  if (saysSoldOut(operatorWords)) return operatorWords;
  if (seats?.status === 'cancelled') return 'Cancelled';
  if (seats?.status === 'sold_out') return 'Sold Out';
  if (seats?.status === 'closed') return 'Bookings Closed';
  if (seats?.status === 'nearly_full') return seats.free === 1 ? '1 seat left' : `${seats.free} seats left`;
  return operatorWords;
}

/** A tour is sold out when every future departure is; without departures, the operator's text is used. */
export function tourBadge(
  operatorWords: string | null,
  dateBadges: readonly (string | null)[],
): string | null {
  const isSoldOut = dateBadges.length > 0 && dateBadges.every((badge) => saysSoldOut(badge));
  return isSoldOut && !saysSoldOut(operatorWords) ? 'Sold Out' : operatorWords;
}
