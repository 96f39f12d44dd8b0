export const countClick = `insert into referral_click as known (contributor_id, day, clicks) values ($1, $2, 1)
         on conflict (contributor_id, day) do update set clicks = known.clicks + 1`;
