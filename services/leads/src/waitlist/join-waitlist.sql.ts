export const insertEntry = `insert into waitlist_entry (id, departure_id, state, first_name, last_name, email, person_email, mobile, quantity,
           referral_code, contributor_id, source_url, created_at)
         values ($1, $2, 'waiting', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`;
