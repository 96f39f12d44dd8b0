import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';

/** True for the first caller for this kind of email about a booking; several replicas may call at once. */
export async function remindOnce(tx: EntityManager, bookingId: string, kind: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    'insert into booking_reminder (booking_id, kind, at) values ($1, $2, $3) on conflict do nothing returning kind',
    [bookingId, kind, unitOf(tx).clock.now()],
  );
  return rows.length > 0;
}

/** For a booking that has changed since: emails of these kinds are sent again. */
export async function remindAgain(
  tx: EntityManager,
  bookingId: string,
  kinds: readonly string[],
): Promise<void> {
  await tx.query('delete from booking_reminder where booking_id = $1 and kind = any($2)', [bookingId, kinds]);
}
