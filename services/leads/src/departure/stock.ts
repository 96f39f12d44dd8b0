import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { writeTogether } from '../database/write-together.js';
import { announcedStatus } from './departure-status.js';
import { DepartureEntity } from './departure.entity.js';
import { freeSeats, type SeatMove } from './seats.js';
import { type MoveOptions, stockMove } from './stock.sql.js';

/** Columns of a departure after a move. */
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

/** Columns that a move returns. */
export const stockColumns = `id, trip_kind as "tripKind", tour_id as "tourId", start_date as "startDate", booking_status as "bookingStatus",
  is_offered as "isOffered", is_closed as "isClosed", cancelled_at as "cancelledAt", capacity, confirmed, reserved,
  announced_status as "announcedStatus", seats_version as "seatsVersion"`;

/**
 * Moves seats of a departure and returns the resulting stock; null if there are not enough or the offer has
 * changed.
 */
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

/** The same if the seats must be available; any other result is a bug. */
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

/** Locks the departure's row until the end of the transaction; waits if another transaction has it. */
export async function lockDeparture(tx: EntityManager, id: string): Promise<DepartureEntity> {
  return tx.findOneOrFail(DepartureEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** The same for an id that may not exist. */
export const lockKnownDeparture = (tx: EntityManager, id: string): Promise<DepartureEntity | null> =>
  tx.findOne(DepartureEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });

/** Locks several departures in the global lock order. */
export async function lockDepartures(tx: EntityManager, ids: readonly string[]): Promise<DepartureEntity[]> {
  const departures: DepartureEntity[] = [];
  for (const id of [...new Set(ids)].sort()) departures.push(await lockDeparture(tx, id));
  return departures;
}

/**
 * Emits a departure's seats if the text of its badge changes, or if a seat is sold or released. Holds change
 * every second and are emitted only if they change the badge.
 */
export async function announceSeats(tx: EntityManager, id: string, alwaysTell = false): Promise<void> {
  await announceStock(tx, await tx.findOneByOrFail(DepartureEntity, { id }), alwaysTell);
}

/**
 * The same with the stock returned by the move, so that the row is not read again while other transactions
 * wait for it.
 */
export async function announceStock(tx: EntityManager, stock: Stock, alwaysTell = false): Promise<void> {
  const { id, tripKind, tourId, capacity, confirmed, reserved } = stock;
  const status = announcedStatus({ ...stock, isCancelled: stock.cancelledAt !== null });
  const isNew = status !== stock.announcedStatus;
  if (!isNew && !alwaysTell) return;
  // Closing, opening and canceling move no seats. Receivers ignore an event without a newer version.
  const version = stock.seatsVersion + (isNew ? 1 : 0);
  if (isNew) await tx.update(DepartureEntity, { id }, { announcedStatus: status, seatsVersion: version });
  await emit(tx, seatsChanged, {
    departureId: id,
    tripKind,
    tourId,
    capacity,
    confirmed,
    reserved,
    free: freeSeats(stock),
    status,
    version,
  });
}
