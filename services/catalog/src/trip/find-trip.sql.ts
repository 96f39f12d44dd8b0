const same = `id, slug, title, status, published_at as "publishedAt", version, room_options as "roomOptions",
  diet_served as "dietServed", diet_not_served as "dietNotServed", inclusions, exclusions,
  cost_usd as "costUsd", cost_eur as "costEur", cost_gbp as "costGbp", cost_inr as "costInr"`;

/** Held until the end of the transaction, before the trip is read: a statement that waits reads other tables as of its start. */
export const lockOf = {
  tour: 'select version from tour where id = $1 for no key update',
  retreat: 'select version from retreat where id = $1 for no key update',
} as const;

/** A tour has its itinerary day by day, a retreat in one text. */
export const rowOf = {
  tour: `select ${same}, policy_version as "policyVersion", null as plan, (
      select coalesce(json_agg(json_build_object('day', day, 'title', coalesce(title, ''), 'summary', summary) order by day), '[]')
        from itinerary_day where tour_id = tour.id) as days
    from tour where id = $1`,
  retreat: `select ${same}, null as "policyVersion", itinerary as plan, '[]'::json as days from retreat where id = $1`,
} as const;
