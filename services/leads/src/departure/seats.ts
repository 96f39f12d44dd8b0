/** The seats of one departure. Reserved seats are in checkout or offered to the waitlist. */
export interface Seats {
  readonly capacity: number;
  readonly confirmed: number;
  readonly reserved: number;
}

export const nearlyFullAt = 3;

export function freeSeats({ capacity, confirmed, reserved }: Seats): number {
  return Math.max(0, capacity - confirmed - reserved);
}

/** The invariant: no negative counter, and never more seats taken than the capacity. */
export function areSeatsSound(seats: Seats): boolean {
  return seats.confirmed >= 0 && seats.reserved >= 0 && seats.confirmed + seats.reserved <= seats.capacity;
}

export type SeatMove =
  'reserve' | 'confirm_reserved' | 'release_reserved' | 'take_confirmed' | 'release_confirmed';

/** Applies a move to the seat counters; null if there are not enough seats. */
export function moveSeats(seats: Seats, move: SeatMove, count: number): Seats | null {
  const { reserved, confirmed } = changeOf(move, count);
  const moved = {
    capacity: seats.capacity,
    reserved: seats.reserved + reserved,
    confirmed: seats.confirmed + confirmed,
  };
  return areSeatsSound(moved) ? moved : null;
}

/** The change of the two counters, which the stock statement applies in one step. */
export function changeOf(move: SeatMove, count: number): { reserved: number; confirmed: number } {
  switch (move) {
    case 'reserve':
      return { reserved: count, confirmed: 0 };
    case 'confirm_reserved':
      return { reserved: -count, confirmed: count };
    case 'release_reserved':
      return { reserved: -count, confirmed: 0 };
    case 'take_confirmed':
      return { reserved: 0, confirmed: count };
    case 'release_confirmed':
      return { reserved: 0, confirmed: -count };
  }
}
