export const insertPartnerLead = `insert into partner_lead (lead_id, contributor_id, type, recorded_at) values ($1, $2, $3, $4)
         on conflict do nothing`;
