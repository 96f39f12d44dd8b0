export const claimEarlierLeads = `update lead set referral_code = $1, referred_by = $2
          where created_at > $3 and referral_code is null and upper(trim(referral_code_used)) = $1`;

export const saveCodeIfNewer = `insert into referral_code (contributor_id, code, is_active, version) values ($1, $2, $3, $4)
       on conflict (contributor_id) do update set code = excluded.code, is_active = excluded.is_active,
         version = excluded.version where referral_code.version < excluded.version`;
