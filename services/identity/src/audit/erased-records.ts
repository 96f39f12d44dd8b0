import type { AdminService } from '@valam/contracts/shared/admin';
import { eventDays } from '@valam/service-kit/events/stream';
import type { EntityManager } from 'typeorm';

const noteErased = `
  insert into erased_record (service, entity, entity_id, since, until, noted_at)
  select $1, entity, id, since, coalesce(until, $6), $6
    from unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[]) as erased (entity, id, since, until)
  on conflict do nothing`;

/** Staff write free-text reasons; the other values explain financial records, which are all in leads. */
const reasonsInChanges = `'{cancelReason,endReason,lostReason}'::text[]`;

/** $1: ids of records, or null for all. */
const forgetErased = `
  update audit_entry set reason = null, changes = case when audit_entry.service = 'leads' then changes - ${reasonsInChanges} end
    from erased_record erased
   where audit_entry.service = erased.service and audit_entry.entity = erased.entity
     and audit_entry.entity_id = erased.entity_id and audit_entry.at <= erased.until
     and (erased.since is null or audit_entry.at > erased.since) and ($1::text[] is null or erased.entity_id = any ($1))
     and (reason is not null or case when audit_entry.service = 'leads' then changes ?| ${reasonsInChanges}
                                     else changes is not null end)`;

const forgetOldRecords = `delete from erased_record where noted_at < $1::timestamptz - $2 * interval '1 day'`;

/** A record of an erased person. With times, it covers only text written between them. */
export interface ErasedRecord {
  readonly entity: string;
  readonly id: string;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * An event may wait in the outbox of its service while NATS is unavailable, and then equally long in the
 * stream.
 */
const keptDays = 2 * eventDays;

/**
 * Erases free text in the audit log about records of erased people, including entries that were written until
 * now and arrive later.
 */
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

/** Erases free text in entries that arrived after the erasure of the people concerned. */
export async function forgetLateEntries(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(forgetErased, [null]);
  await tx.query(forgetOldRecords, [now, keptDays]);
}
