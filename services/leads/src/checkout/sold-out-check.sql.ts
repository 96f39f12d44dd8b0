/**
 * The counters, and a flag for a possible repeat of a request that has its seats. Another network's are no repeat: the time
 * of the answer would tell who travels on this date.
 */
export const counters = `
  select start_date as "startDate", booking_status as "bookingStatus", is_offered as "isOffered",
    is_closed as "isClosed", cancelled_at is not null as "isCancelled", capacity, confirmed, reserved,
    exists (select 1 from idempotency where scope = $2 and key = $3)
      or exists (select 1 from booking where departure_id = departure.id and person_email = $4
                    and network is not distinct from $5 and state <> 'expired')
      as "mayHaveSeats"
  from departure where id = $1`;
