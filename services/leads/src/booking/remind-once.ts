import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';

/**
 * Returns true for the first call with this kind of email about a booking; several replicas may call
 * concurrently.
 */
export async function remindOnce(tx: EntityManager, bookingId: string, kind: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    'insert into booking_reminder (booking_id, kind, at) values ($1, $2, $3) on conflict do nothing returning kind',
    [bookingId, kind, unitOf(tx).clock.now()],
  );
  return rows.length > 0;
}

/** Resets kinds of emails for a booking that has changed, so that they are sent again. */
export async function remindAgain(
  tx: EntityManager,
  bookingId: string,
  kinds: readonly string[],
): Promise<void> {
  await tx.query('delete from booking_reminder where booking_id = $1 and kind = any($2)', [bookingId, kinds]);
}
