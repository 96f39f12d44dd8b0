/** The counters, and a flag for a possible repeat of a request that has its seats. */
export const counters = `
  select start_date as "startDate", booking_status as "bookingStatus", is_offered as "isOffered",
    is_closed as "isClosed", cancelled_at is not null as "isCancelled", capacity, confirmed, reserved,
    exists (select 1 from idempotency where scope = $2 and key = $3)
      or exists (select 1 from booking where departure_id = departure.id and person_email = $4 and state <> 'expired')
      as "mayHaveSeats"
  from departure where id = $1`;
