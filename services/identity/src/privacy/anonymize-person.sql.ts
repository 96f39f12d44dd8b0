export const eraseChangesThatName = `update audit_entry set changes = null where exists
         (select 1 from jsonb_path_query(changes, 'strict $.** ? (@.type() == "string")') as said
           where lower(said #>> '{}') ~ $1)`;

export const forgetPrivateTours = `
  update commission set tour_title = $2, version = version + 1 where booking_id = any ($1) and tour_title <> $2`;
