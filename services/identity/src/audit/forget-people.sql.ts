export const forgetChanges = `update audit_entry set changes = null, reason = null
          where entity = $1 and at < $2::timestamptz - $3 * interval '1 month'
            and (changes is not null or reason is not null)`;

/** What was done, to which record and when stays, without who, why and what changed. */
export const forgetOld = `update audit_entry
            set actor_id = null, actor_email = null, actor_name = null, changes = null, reason = null
          where at < $1::timestamptz - $2 * interval '1 month'
            and (actor_id is not null or actor_email is not null or actor_name is not null
                 or changes is not null or reason is not null)`;

/** Entries that arrived after their author was erased. */
export const forgetErasedActors = `update audit_entry set actor_email = null from user_account u
        where u.id = audit_entry.actor_id and actor_email is not null and u.email = u.id::text || '@erased.invalid'`;
