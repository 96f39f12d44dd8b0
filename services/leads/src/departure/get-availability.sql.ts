/** Selected as plain rows, each with the operator's terms: called on every view of a tour or a retreat, the most frequent call. */
export const comingDepartures = `
  select departure.id, start_date as "startDate", end_date as "endDate", booking_status as "bookingStatus",
    minimum_group as "minimumGroup", decision_date as "decisionDate", prices, room_options as "roomOptions",
    diet_served as "dietServed", diet_not_served as "dietNotServed", is_offered as "isOffered",
    is_closed as "isClosed", cancelled_at is not null as "isCancelled", capacity, confirmed, reserved,
    deposit_percent as "depositPercent", balance_days_before as "balanceDaysBefore"
  from departure cross join booking_terms
  where tour_slug = $1 and trip_kind = $3 and origin = 'catalog' and is_offered and start_date > $2
  order by start_date limit 100`;

export const knownTour = `select 1 from known_tour where slug = $1 and is_published
       union all (select 1 from departure where tour_slug = $1 and trip_kind = 'tour' and is_offered limit 1)`;
