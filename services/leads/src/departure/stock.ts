import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { writeTogether, type Write } from '../database/write-together.js';
import { announcedStatus } from './departure-status.js';
import { DepartureEntity } from './departure.entity.js';
import { changeOf, freeSeats, type SeatMove } from './seats.js';

/**
 * The only place that changes seat counters. Lock, check and write are one statement, so two buyers of the last seat
 * are decided by the row itself; the table's own check stands behind it. Locks are taken in one order everywhere:
 * booking or waitlist entry first, departures after it, sorted by id.
 */

export interface MoveOptions {
  /** Only if the offer is still the one that the price was computed from, and is on sale. */
  readonly ifOffered?: { readonly catalogVersion: number };
}

/** What there is of a departure after a move. */
export type Stock = Pick<
  DepartureEntity,
  | 'id'
  | 'tripKind'
  | 'tourId'
  | 'startDate'
  | 'bookingStatus'
  | 'isOffered'
  | 'isClosed'
  | 'cancelledAt'
  | 'capacity'
  | 'confirmed'
  | 'reserved'
  | 'announcedStatus'
  | 'seatsVersion'
>;

/** What a move answers, in the columns of the table. */
export const stockColumns = `id, trip_kind as "tripKind", tour_id as "tourId", start_date as "startDate", booking_status as "bookingStatus",
  is_offered as "isOffered", is_closed as "isClosed", cancelled_at as "cancelledAt", capacity, confirmed, reserved,
  announced_status as "announcedStatus", seats_version as "seatsVersion"`;

/** Moves seats of a departure, as a part of a statement. It writes nothing when there are not enough, or the offer has changed. */
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
        and ((${reserved} + ${confirmed}) <= 0 or reserved + ${reserved} + confirmed + ${confirmed} <= capacity) ${onSale}`;
  };
}

/** Moves seats of a departure, and tells what there is now. Null when there are not enough, or the offer has changed. */
export async function moveStock(
  tx: EntityManager,
  departureId: string,
  move: SeatMove,
  count: number,
  options: MoveOptions = {},
): Promise<Stock | null> {
  const [stock] = await writeTogether<Stock>(
    tx,
    [stockMove(departureId, move, count, options)],
    stockColumns,
  );
  return stock ?? null;
}

/** The same where the seats are known to be there; anything else is a bug. */
export async function moveOwnStock(
  tx: EntityManager,
  departureId: string,
  move: SeatMove,
  count: number,
): Promise<Stock> {
  const stock = await moveStock(tx, departureId, move, count);
  if (stock) return stock;
  throw new Error(`Seats of departure ${departureId} do not add up: ${move} ${count}`);
}

/** Waits for the departure's row and holds it until the end of the transaction. */
export async function lockDeparture(tx: EntityManager, id: string): Promise<DepartureEntity> {
  return tx.findOneOrFail(DepartureEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** Locks several departures in the one order. */
export async function lockDepartures(tx: EntityManager, ids: readonly string[]): Promise<DepartureEntity[]> {
  const departures: DepartureEntity[] = [];
  for (const id of [...new Set(ids)].sort()) departures.push(await lockDeparture(tx, id));
  return departures;
}

/**
 * Tells the world when a badge would read otherwise, or when a seat was sold or given back. Holds come and go by the
 * second and are announced only when they change what a badge says.
 */
export async function announceSeats(tx: EntityManager, id: string, alwaysTell = false): Promise<void> {
  await announceStock(tx, await tx.findOneByOrFail(DepartureEntity, { id }), alwaysTell);
}

/** The same of what is known from the move itself, so that the row is not read again while others wait for it. */
export async function announceStock(tx: EntityManager, stock: Stock, alwaysTell = false): Promise<void> {
  const { id, tripKind, tourId, capacity, confirmed, reserved, seatsVersion } = stock;
  const status = announcedStatus({ ...stock, isCancelled: stock.cancelledAt !== null });
  if (status !== stock.announcedStatus) await tx.update(DepartureEntity, { id }, { announcedStatus: status });
  else if (!alwaysTell) return;
  await emit(tx, seatsChanged, {
    departureId: id,
    tripKind,
    tourId,
    capacity,
    confirmed,
    reserved,
    free: freeSeats(stock),
    status,
    version: seatsVersion,
  });
}
