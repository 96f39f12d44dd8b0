export const eraseChangesThatName = `update audit_entry set changes = null where exists
         (select 1 from jsonb_path_query(changes, 'strict $.** ? (@.type() == "string")') as said
           where lower(said #>> '{}') ~ $1)`;
