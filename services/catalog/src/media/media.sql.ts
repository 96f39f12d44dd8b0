const claimMinutes = 2;

const mostAttempts = 3;

export const insertVariants = `insert into media_variant (key, width, format, priority)
       select * from unnest($1::text[], $2::int[], $3::text[], $4::int[]) on conflict do nothing`;

export const raisePriority = `update media_variant set priority = $4 where key = $1 and width = $2 and format = $3 and state = 'wanted'
       returning key`;

export const claimVariant = `update media_variant set claimed_at = now(), attempts = attempts + 1
       where (key, width, format) = (
         select key, width, format from media_variant
         where state = 'wanted' and priority >= $1 and (claimed_at is null or claimed_at < now() - interval '${claimMinutes} minutes')
         order by priority desc, key, width limit 1 for update skip locked)
       returning key, width, format`;

export const markMade = `update media_variant set state = 'ready', bytes = $4, made_at = now(), claimed_at = null
       where key = $1 and width = $2 and format = $3`;

export const markFailed = `update media_variant set state = case when attempts >= ${mostAttempts} then 'failed' else 'wanted' end,
         priority = 0 where key = $1 and width = $2 and format = $3 and state = 'wanted'`;

export const unclaim = `update media_variant set attempts = attempts - 1, claimed_at = null
       where key = $1 and width = $2 and format = $3 and state = 'wanted'`;

export const makeAgain = `update media_variant set state = 'wanted', attempts = 0, claimed_at = null, priority = $4
       where key = $1 and width = $2 and format = $3`;
