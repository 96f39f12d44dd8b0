export const insertVisits = `insert into visit_count (counts_id, recorded_at, step, tour_slug, visit_source, visit_device, count)
       select $1, $2, step, tour, source, device, count
         from jsonb_to_recordset($3::jsonb) as one (step text, tour text, source text, device text, count int)
        where exists (select from known_tour where slug = tour)
           or exists (select from departure where tour_slug = tour and trip_kind = 'tour')
       on conflict do nothing`;
