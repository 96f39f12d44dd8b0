export const latestTitles = `select distinct on (tour_slug) tour_slug, tour_title from departure where tour_slug = any($1) and trip_kind = 'tour'
      order by tour_slug, start_date desc`;
