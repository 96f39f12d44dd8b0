import type { Write } from '../database/write-together.js';
import { changeOf } from './seats.js';
import type { SeatMove } from './seats.js';

/**
 * The only module that changes seat counters. Lock, check and update are one statement, so the row lock
 * decides between two buyers of the last seat; the table's check constraint is the backstop. Locks have a
 * global order: booking or waitlist entry first, then departures sorted by id.
 */

export interface MoveOptions {
  /** Only if the offer is unchanged since the price was computed, and is on sale. */
  readonly ifOffered?: { readonly catalogVersion: number };
}

/**
 * A part of a statement that moves seats. Writes nothing if there are not enough, the departure was canceled
 * or the offer has changed. The caller may have read the departure before its cancellation: a seat taken
 * after that would be missing in the list of bookings to cancel.
 */
export function stockMove(
  departureId: string,
  move: SeatMove,
  count: number,
  { ifOffered }: MoveOptions = {},
): Write {
  const change = changeOf(move, count);
  return (place) => {
    const [reserved, confirmed] = [`${place(change.reserved)}::int`, `${place(change.confirmed)}::int`];
    const onSale = ifOffered
      ? `and is_offered and not is_closed and cancelled_at is null and catalog_version = ${place(ifOffered.catalogVersion)}::int`
      : '';
    return `update departure set reserved = reserved + ${reserved}, confirmed = confirmed + ${confirmed},
        seats_version = seats_version + 1
      where id = ${place(departureId)}::uuid and reserved + ${reserved} >= 0 and confirmed + ${confirmed} >= 0
        and ((${reserved} + ${confirmed}) <= 0 
          or (cancelled_at is null and reserved + ${reserved} + confirmed + ${confirmed} <= capacity)) ${onSale}`;
  };
}
