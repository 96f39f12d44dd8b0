/**
 * Sign-ups with an unproven address, and the profiles that only they have filled in: neither approved by staff
 * nor created by an application. A declined one may have the address of a stranger too.
 */
const unproven = `user_account u left join contributor c on c.id = u.contributor_id
     where u.signup_using = 'signup' and u.role = 'contributor' and not u.email_verified and not u.is_blocked
       and (c.id is null or c.approval_status in ('pending', 'declined') and c.approved_at is null)
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

/** Sign-ups with an address that another person has proved. */
export const eraseUnprovenOf = erase('u.email = $1', '');

export const unprovenOf = `select u.id, u.contributor_id as "contributorId" from ${unproven} and u.email = $1`;

/**
 * Sign-ups for the referral program, which are approved immediately: the address is unproven, and nobody has
 * used the code. The account may be missing: an application becomes a sign-up of the program without one.
 */
const unusedPartners = `contributor c
     where c.contributing_area = 'Affiliate' and not c.is_sample
       and (c.approval_status = 'approved' and c.approved_by = $1
            or c.approval_status in ('pending', 'declined') and c.approved_at is null)
       and not exists (select from user_account u where (u.contributor_id = c.id or u.email = c.email)
                         and (u.email_verified or u.is_blocked or u.role <> 'contributor' or u.signup_using = 'invitation'))
       and not exists (select from referral_click k where k.contributor_id = c.id)
       and not exists (select from partner_lead l where l.contributor_id = c.id)
       and not exists (select from commission b where b.contributor_id = c.id)
       and not exists (select from former_code f where f.contributor_id = c.id)
       and not exists (select from host_application h where h.contributor_id = c.id)`;

const erasePartners = (which: string, ifLocked: string): string => `
  with over as (
    select c.id, c.email, c.version, c.approved_at from ${unusedPartners} and ${which} for update ${ifLocked}),
  accounts as (delete from user_account u using over where u.contributor_id = over.id or u.email = over.email),
  written as (update audit_entry set changes = null, reason = null
               where entity = 'contributors' and entity_id in (select id::text from over)),
  profiles as (delete from contributor where id in (select id from over))
  select id, version from over where approved_at is not null`;

export const eraseOldPartners = erasePartners(
  `greatest(c.updated_at, (select max(u.updated_at) from user_account u where u.email = c.email))
     < $2::timestamptz - $3 * interval '1 day'`,
  'skip locked',
);

/** Sign-ups for the program with an address that another person has proved. */
export const erasePartnerOf = erasePartners('c.email = $2', '');

export const unusedPartnerOf = `
  select c.id as "contributorId", (select u.id from user_account u where u.email = c.email) as id
    from ${unusedPartners} and c.email = $2`;
