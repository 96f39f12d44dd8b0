import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { BookingStepEntity, type Actor } from './booking-step.entity.js';
import { BookingEntity } from './booking.entity.js';
import { nextBookingState, type BookingEvent } from './booking-transitions.js';

/** Who did it and why; every step is recorded with both. */
export interface Cause {
  readonly actor: Actor;
  readonly actorId?: string | null;
  readonly reason: string;
  /** The part of its payments that a canceled booking does not get back. */
  readonly keptMinor?: number;
}

/** Waits for the booking's row and holds it until the end of the transaction. */
export async function lockBooking(tx: EntityManager, id: string): Promise<BookingEntity> {
  return tx.findOneOrFail(BookingEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** Moves a locked booking along its life and records the step. There is no other way to change its state. */
export async function advanceBooking(
  tx: EntityManager,
  booking: BookingEntity,
  event: BookingEvent,
  cause: Cause,
): Promise<void> {
  const next = nextBookingState(booking.state, event);
  if (!next) throw new Error(`Booking ${booking.id} is ${booking.state}: ${event} cannot happen`);
  const from = booking.state;
  booking.state = next;
  booking.version += 1;
  // The row is locked and was read whole: no need to read it again before writing, as `save` would.
  const { id, ...columns } = booking;
  await tx.update(BookingEntity, { id }, columns);
  await recordStep(tx, booking, event, cause, from);
}

/** Notes something in the history that leaves the state as it is. */
export async function recordStep(
  tx: EntityManager,
  booking: BookingEntity,
  event: string,
  cause: Cause,
  from: BookingEntity['state'] | null = booking.state,
): Promise<void> {
  await tx.insert(BookingStepEntity, stepOf(booking, event, cause, from, unitOf(tx).clock.now()));
}

/** A line of a booking's history. */
export function stepOf(
  booking: BookingEntity,
  event: string,
  { actor, actorId, reason, keptMinor }: Cause,
  from: BookingEntity['state'] | null,
  at: Date,
): Omit<BookingStepEntity, 'id'> {
  return {
    bookingId: booking.id,
    at,
    event,
    fromState: from,
    toState: booking.state,
    actor,
    actorId: actorId ?? null,
    reason,
    departureId: booking.departureId,
    quantity: booking.quantity,
    discountMinor: booking.discountMinor,
    worthMinor: worthOf(booking, keptMinor ?? null),
  };
}

function worthOf({ state, totalMinor }: BookingEntity, keptMinor: number | null): number | null {
  if (isConfirmed(state)) return totalMinor;
  return state === 'cancelled' ? keptMinor : 0;
}
