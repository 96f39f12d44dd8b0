export const noteErased = `
  insert into erased_record (service, entity, entity_id, since, until, noted_at)
  select $1, entity, id, since, coalesce(until, $6), $6
    from unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[]) as erased (entity, id, since, until)
  on conflict do nothing`;

/** Staff write reasons freely; the other values explain records of money, which are all in leads. */
const reasonsInChanges = `'{cancelReason,endReason,lostReason}'::text[]`;

/** $1: ids of records, or null for all. */
export const forgetErased = `
  update audit_entry set reason = null, changes = case when audit_entry.service = 'leads' then changes - ${reasonsInChanges} end
    from erased_record erased
   where audit_entry.service = erased.service and audit_entry.entity = erased.entity
     and audit_entry.entity_id = erased.entity_id and audit_entry.at <= erased.until
     and (erased.since is null or audit_entry.at > erased.since) and ($1::text[] is null or erased.entity_id = any ($1))
     and (reason is not null or case when audit_entry.service = 'leads' then changes ?| ${reasonsInChanges}
                                     else changes is not null end)`;

export const forgetOldRecords = `delete from erased_record where noted_at < $1::timestamptz - $2 * interval '1 day'`;
