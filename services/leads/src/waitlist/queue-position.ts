import { LessThan, type EntityManager } from 'typeorm';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';

/** The number of entries before this one, plus one. */
export async function queuePosition(tx: EntityManager, entry: WaitlistEntryEntity): Promise<number> {
  const { departureId, queueNumber } = entry;
  const before = { departureId, state: 'waiting' as const, queueNumber: LessThan(queueNumber) };
  return (await tx.countBy(WaitlistEntryEntity, before)) + 1;
}
