/** Former addresses of tours with the current ones, without those that another tour has since. */
export const formerTourAddresses = `select f.slug, f.current_slug as "currentSlug" from former_tour_address f
      where not exists (select from known_tour k where k.slug = f.slug and k.is_published and k.changed_at > f.changed_at)
        and not exists (select from departure d where d.tour_slug = f.slug and d.trip_kind = 'tour' and d.tour_id <> f.tour_id)`;
