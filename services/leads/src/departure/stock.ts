import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { announcedStatus } from './departure-status.js';
import { DepartureEntity, sellable } from './departure.entity.js';
import { changeOf, freeSeats, type SeatMove } from './seats.js';

/**
 * The only place that changes seat counters. Lock, check and write are one statement, so two buyers of the last seat
 * are told apart by the row itself; the table's own check stands behind it. Locks are taken in one order everywhere:
 * booking or waitlist entry first, departures after it, sorted by id.
 */

export interface MoveOptions {
  /** Only if the offer is still the one that the price was computed from, and is on sale. */
  readonly ifOffered?: { readonly catalogVersion: number };
}

/** Moves seats of a departure. False when there are not enough, or the offer has changed. */
export async function moveStock(
  tx: EntityManager,
  departureId: string,
  move: SeatMove,
  count: number,
  { ifOffered }: MoveOptions = {},
): Promise<boolean> {
  const { reserved, confirmed } = changeOf(move, count);
  const onSale = ifOffered
    ? `and is_offered and not is_closed and cancelled_at is null and catalog_version = ${ifOffered.catalogVersion}`
    : '';
  const [rows] = await tx.query<[{ id: string }[], number]>(
    `update departure set reserved = reserved + $2, confirmed = confirmed + $3, seats_version = seats_version + 1
      where id = $1 and reserved + $2 >= 0 and confirmed + $3 >= 0
        and (($2 + $3) <= 0 or reserved + $2 + confirmed + $3 <= capacity) ${onSale}
      returning id`,
    [departureId, reserved, confirmed],
  );
  return rows.length > 0;
}

/** The same where the seats are known to be there; anything else is a bug. */
export async function moveOwnStock(
  tx: EntityManager,
  departureId: string,
  move: SeatMove,
  count: number,
): Promise<void> {
  if (await moveStock(tx, departureId, move, count)) return;
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
 * second and are told only when they change what a badge says.
 */
export async function announceSeats(tx: EntityManager, id: string, alwaysTell = false): Promise<void> {
  const departure = await tx.findOneByOrFail(DepartureEntity, { id });
  const status = announcedStatus(sellable(departure));
  if (!alwaysTell && status === departure.announcedStatus) return;
  await tx.update(DepartureEntity, { id }, { announcedStatus: status });
  await emit(tx, seatsChanged, {
    departureId: id,
    tourId: departure.tourId,
    capacity: departure.capacity,
    confirmed: departure.confirmed,
    reserved: departure.reserved,
    free: freeSeats(departure),
    status,
    version: departure.seatsVersion,
  });
}
