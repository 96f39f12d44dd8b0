/**
 * Stores an event, unless it is known. `isBusy`: another delivery of it is being applied; waiting for that one's lock could
 * exceed the statement timeout.
 */
export const insertProviderEvent = `
  with turn as materialized (
    select case when not exists (select 1 from provider_event where id = $1::text)
                then pg_try_advisory_xact_lock(hashtextextended('provider_event:' || $1::text, 0)) end as mine),
  stored as (
    insert into provider_event (id, type, object_id, payload, outcome, received_at)
    select $1::text, $2::text, $3::text, $4::jsonb, $5::text, $6::timestamptz from turn where mine
        on conflict (id) do nothing returning 1 as one)
  select exists (select 1 from stored) as "isStored", mine is false as "isBusy" from turn`;
