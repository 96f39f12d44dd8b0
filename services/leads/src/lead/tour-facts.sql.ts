export const titleOfTour = `select tour_title from departure where tour_id = $1 or $1::uuid is null and tour_title = $2
        order by start_date desc limit 1`;

export const slugOfTour = `select tour_slug from departure where tour_slug is not null and trip_kind = 'tour'
        and (tour_id = $1 or $1::uuid is null and tour_title = $2)
        order by start_date desc limit 1`;
