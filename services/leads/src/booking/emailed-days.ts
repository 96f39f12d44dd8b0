import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';

/** The first and last day of a departure. */
interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** `days`: known to everyone of a booking. `owner-days`: known to its new owner, from the email about the transfer. */
type Known = 'days' | 'owner-days';

/** The days in the last email about a rescheduled trip of a locked booking; null without one. */
export const emailedDays = (tx: EntityManager, bookingId: string): Promise<Days | null> =>
  find(tx, bookingId, 'days');

/**
 * The days that the new owner of a transferred booking knows, until the next email about days; null without a
 * transfer since the last one.
 */
export const daysOfNewOwner = (tx: EntityManager, bookingId: string): Promise<Days | null> =>
  find(tx, bookingId, 'owner-days');

/**
 * Stores the days that everyone gets by email now, so that after several changes or a retried job, an email
 * reports only what is new to its reader.
 */
export async function keepEmailedDays(tx: EntityManager, bookingId: string, days: Days): Promise<void> {
  await forget(tx, bookingId, 'owner-days');
  await replace(tx, bookingId, 'days', days);
}

/** Stores the days before a mistake, about which there is no email. */
export const keepFormerDays = (tx: EntityManager, bookingId: string, days: Days): Promise<void> =>
  replace(tx, bookingId, 'days', days);

/** The email about a transfer names the current days, even if other people get an email about them later. */
export const keepDaysOfNewOwner = (tx: EntityManager, bookingId: string, days: Days): Promise<void> =>
  replace(tx, bookingId, 'owner-days', days);

async function find(tx: EntityManager, bookingId: string, known: Known): Promise<Days | null> {
  const [row] = await tx.query<{ kind: string }[]>(
    'select kind from booking_reminder where booking_id = $1 and kind like $2',
    [bookingId, `${known}:%`],
  );
  const [, startDate, endDate] = row?.kind.split(':') ?? [];
  return startDate && endDate ? { startDate, endDate } : null;
}

async function replace(
  tx: EntityManager,
  bookingId: string,
  known: Known,
  { startDate, endDate }: Days,
): Promise<void> {
  await forget(tx, bookingId, known);
  await tx.query('insert into booking_reminder (booking_id, kind, at) values ($1, $2, $3)', [
    bookingId,
    `${known}:${startDate}:${endDate}`,
    unitOf(tx).clock.now(),
  ]);
}

async function forget(tx: EntityManager, bookingId: string, known: Known): Promise<void> {
  await tx.query('delete from booking_reminder where booking_id = $1 and kind like $2', [
    bookingId,
    `${known}:%`,
  ]);
}
