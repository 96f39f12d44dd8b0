export const deleteOldSessions = `delete from session using user_account
        where user_account.id = session.user_id
          and session.seen_at < (case when user_account.role = any($1::text[]) then $2 else $3 end)::timestamptz`;
