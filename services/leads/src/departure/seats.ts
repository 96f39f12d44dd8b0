/** The seats of one departure. Reserved are those that someone is paying for, or that the waitlist was offered. */
export interface Seats {
  readonly capacity: number;
  readonly confirmed: number;
  readonly reserved: number;
}

export const nearlyFullAt = 3;

export function freeSeats({ capacity, confirmed, reserved }: Seats): number {
  return Math.max(0, capacity - confirmed - reserved);
}

/** The one invariant: nothing negative, never more taken than there are. */
export function areSeatsSound(seats: Seats): boolean {
  return seats.confirmed >= 0 && seats.reserved >= 0 && seats.confirmed + seats.reserved <= seats.capacity;
}

export type SeatMove =
  'reserve' | 'confirm_reserved' | 'release_reserved' | 'take_confirmed' | 'release_confirmed';

/** What a move does to the stock; null when there are not enough seats. */
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
