/** SQL that selects the facts, from the placeholders of `referralAsked`. */
export const referralFacts = (email: string, code: string, since: string): string =>
  `select (select contributor_id from referral_code where code = ${code} and is_active limit 1) as "knownContributor",
          p.code as "claimedCode", p.contributor_id as "claimedContributor",
          coalesce(p.proven_at is not null, false) as "isProven"
     from (select 1) one left join person_referral p
       on p.person_email = ${email} and (p.proven_at is not null or p.since > ${since})`;

export const insertClaim = `insert into person_referral (person_email, code, contributor_id, since) values ($1, $2, $3, $4)
     on conflict (person_email) do update set code = excluded.code, contributor_id = excluded.contributor_id,
       since = excluded.since
      where person_referral.proven_at is null`;

export const insertProvenClaim = `insert into person_referral (person_email, code, contributor_id, since, proven_at) values ($1, $2, $3, $4, $4)
     on conflict (person_email) do update set code = excluded.code, contributor_id = excluded.contributor_id,
       proven_at = excluded.proven_at
      where person_referral.proven_at is null`;
