export const forgetChanges = `update audit_entry set changes = null, reason = null
          where entity = $1 and at < $2::timestamptz - $3 * interval '1 month'
            and (changes is not null or reason is not null)`;
