import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';

/** True for the first who asks about this kind of email for a booking; several replicas may ask at once. */
export async function remindOnce(tx: EntityManager, bookingId: string, kind: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    'insert into booking_reminder (booking_id, kind, at) values ($1, $2, $3) on conflict do nothing returning kind',
    [bookingId, kind, unitOf(tx).clock.now()],
  );
  return rows.length > 0;
}
