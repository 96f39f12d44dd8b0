export const eraseChangesThatName = `update audit_entry set changes = null where exists
         (select 1 from jsonb_path_query(changes, 'strict $.** ? (@.type() == "string")') as said
           where lower(said #>> '{}') ~ $1)`;

export const eraseEntriesAbout =
  'update audit_entry set changes = null, reason = null where entity = $1 and entity_id = $2';

/** Staff write reasons freely; the other values explain records of money. $1 and $2: entities and ids of records of leads. */
export const eraseReasonsAbout = `update audit_entry set reason = null, changes = changes - 'endReason'
    from unnest($1::text[], $2::text[]) as erased (entity, id)
   where audit_entry.service = 'leads' and audit_entry.entity = erased.entity and audit_entry.entity_id = erased.id
     and (reason is not null or changes ? 'endReason')`;
