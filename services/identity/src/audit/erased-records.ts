import type { AdminService } from '@valam/contracts/shared/admin';
import { eventDays } from '@valam/service-kit/events/stream';
import type { EntityManager } from 'typeorm';
import { forgetErased, forgetOldRecords, noteErased } from './erased-records.sql.js';

/** A record of an erased person; with times, only what was written after the one and up to the other. */
export interface ErasedRecord {
  readonly entity: string;
  readonly id: string;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** An event waits in the outbox of its service while NATS is away, and then as long in the stream. */
const keptDays = 2 * eventDays;

/** Forgets what the audit log has about records of an erased person, and what still arrives of what was written until now. */
export async function forgetRecords(
  tx: EntityManager,
  service: AdminService,
  records: readonly ErasedRecord[],
  now: Date,
): Promise<void> {
  const ids = records.map(({ id }) => id);
  await tx.query(noteErased, [
    service,
    records.map(({ entity }) => entity),
    ids,
    records.map(({ since }) => since ?? null),
    records.map(({ until }) => until ?? null),
    now,
  ]);
  await tx.query(forgetErased, [ids]);
}

/** Forgets entries that arrived after the erasure of those whom they are about. */
export async function forgetLateEntries(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(forgetErased, [null]);
  await tx.query(forgetOldRecords, [now, keptDays]);
}
