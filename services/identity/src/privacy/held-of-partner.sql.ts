export const clicksHeld = `select day, clicks from referral_click where contributor_id = any ($1::uuid[])
        order by day, contributor_id limit $2 offset $3`;
