import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';

/** The first and last day of a departure. */
interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

const anyDays = 'days:%';

/** The days in the last email about a rescheduled trip of a locked booking; null without one. */
export async function emailedDays(tx: EntityManager, bookingId: string): Promise<Days | null> {
  const [row] = await tx.query<{ kind: string }[]>(
    'select kind from booking_reminder where booking_id = $1 and kind like $2',
    [bookingId, anyDays],
  );
  const [, startDate, endDate] = row?.kind.split(':') ?? [];
  return startDate && endDate ? { startDate, endDate } : null;
}

/**
 * Stores the days, so that after several changes or a retried job, an email reports only what is new to its
 * reader.
 */
export async function keepEmailedDays(
  tx: EntityManager,
  bookingId: string,
  { startDate, endDate }: Days,
): Promise<void> {
  await tx.query('delete from booking_reminder where booking_id = $1 and kind like $2', [bookingId, anyDays]);
  await tx.query('insert into booking_reminder (booking_id, kind, at) values ($1, $2, $3)', [
    bookingId,
    `days:${startDate}:${endDate}`,
    unitOf(tx).clock.now(),
  ]);
}
