import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { inserted, updated, writeTogether, type Write } from '../database/write-together.js';
import { BookingStepEntity, type Actor } from './booking-step.entity.js';
import { BookingEntity } from './booking.entity.js';
import { bookingTransitions, type BookingEvent } from './booking-states.js';

/** The actor and the reason of a transition; both are recorded with it. */
export interface Cause {
  readonly actor: Actor;
  readonly actorId?: string | null;
  readonly reason: string;
  /** The part of the payments that is retained when a booking is canceled. */
  readonly keptMinor?: number;
}

/** Locks the booking's row until the end of the transaction; waits if another transaction has it. */
export async function lockBooking(tx: EntityManager, id: string): Promise<BookingEntity> {
  return tx.findOneOrFail(BookingEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** The booking after an event. */
function advanced(booking: BookingEntity, event: BookingEvent): BookingEntity {
  const state = bookingTransitions.next(booking.state, event);
  if (!state) throw new Error(`Booking ${booking.id} is ${booking.state}: ${event} cannot happen`);
  return Object.assign(new BookingEntity(), booking, { state, version: booking.version + 1 });
}

/** An entry in the history that leaves the state unchanged. */
interface Note {
  readonly event: string;
  readonly cause: Cause;
}

/** Applies an event to a locked booking and records the transition, followed by further notes. */
export async function advanceBooking(
  tx: EntityManager,
  booking: BookingEntity,
  event: BookingEvent,
  cause: Cause,
  ...notes: Note[]
): Promise<void> {
  const from = booking.state;
  Object.assign(booking, advanced(booking, event));
  // The row is locked and was read completely, so it is not read again before the update, as `save` would do.
  const { id, ...columns } = booking;
  const now = unitOf(tx).clock.now();
  await writeTogether(tx, [
    updated(BookingEntity, columns, { id }),
    inserted(BookingStepEntity, stepOf(booking, event, cause, from, now)),
    // In sequence, so that their numbers have this order.
    ...notes.map((note, i) =>
      inserted(BookingStepEntity, stepOf(booking, note.event, note.cause, booking.state, now), {
        after: i + 1,
      }),
    ),
  ]);
}

/**
 * The same for an unlocked booking, as the first parts of a statement: they update only if the booking is
 * unchanged since it was read. There is no other way to change its state.
 */
export function advanceUnchanged(
  read: BookingEntity,
  event: BookingEvent,
  cause: Cause,
  at: Date,
): { booking: BookingEntity; writes: Write[] } {
  const booking = advanced(read, event);
  const { id, state, version } = read;
  const moved = updated(
    BookingEntity,
    { state: booking.state, version: booking.version },
    { id, state, version },
  );
  const step = inserted(BookingStepEntity, stepOf(booking, event, cause, state, at), { after: 0 });
  return { booking, writes: [moved, step] };
}

/** Adds an entry to the history that leaves the state unchanged. */
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
