export const saveTourIfNewer = `insert into known_tour (slug, is_published, changed_at) values ($1, $2, $3)
       on conflict (slug) do update set is_published = excluded.is_published, changed_at = excluded.changed_at
        where known_tour.changed_at <= excluded.changed_at`;
