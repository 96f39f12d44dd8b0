export const clicksByMonth = `select to_char(day, 'YYYY-MM') as month, sum(clicks) as clicks, bool_or(day >= $2) as recent
         from referral_click where contributor_id = $1 group by 1`;
