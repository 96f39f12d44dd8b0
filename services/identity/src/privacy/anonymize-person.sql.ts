export const eraseChangesThatName = `update audit_entry set changes = null where exists
         (select 1 from jsonb_path_query(changes, 'strict $.** ? (@.type() == "string")') as said
           where lower(said #>> '{}') ~ $1)`;

export const eraseEntriesAbout =
  'update audit_entry set changes = null, reason = null where entity = $1 and entity_id = $2';
