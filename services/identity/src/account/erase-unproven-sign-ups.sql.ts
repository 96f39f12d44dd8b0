/**
 * Sign-ups whose address nobody has proved, with the profile that only they have filled: not one that staff have decided
 * on, or an application has made.
 */
const unproven = `user_account u left join contributor c on c.id = u.contributor_id
     where u.signup_using = 'signup' and u.role = 'contributor' and not u.email_verified and not u.is_blocked
       and (c.id is null or c.approval_status = 'pending' and c.approved_at is null)
       and not exists (select 1 from host_application h where h.contributor_id = c.id)`;

const erase = (which: string, ifLocked: string): string => `
  with over as (
    select u.id, u.contributor_id from ${unproven} and ${which} for update of u ${ifLocked}),
  profiles as (delete from contributor where id in (select contributor_id from over)),
  written as (update audit_entry set changes = null, reason = null
               where entity in ('contributors', 'users')
                 and entity_id in (select id::text from over union select contributor_id::text from over))
  delete from user_account where id in (select id from over)`;

export const eraseOldUnproven = erase(
  `greatest(u.updated_at, c.updated_at) < $1::timestamptz - $2 * interval '1 day'`,
  'skip locked',
);

/** Of an address that another person has proved. */
export const eraseUnprovenOf = erase('u.email = $1', '');

export const unprovenOf = `select u.id, u.contributor_id as "contributorId" from ${unproven} and u.email = $1`;
