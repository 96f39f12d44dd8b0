export const insertProviderEvent = `insert into provider_event (id, type, object_id, payload, outcome, received_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`;
