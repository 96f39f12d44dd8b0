/** Why a departure has too few seats for a party, as a sentence. */
export const seatsLeft = (free: number): string =>
  free === 0 ? 'This date is sold out.' : `Only ${free} ${free === 1 ? 'seat is' : 'seats are'} left.`;
