const shown = 100;

/** Reviews stay with their trip when its address changes. Of trips that have had an address, it is that of the one on sale. */
const tripAt = `select tour_id from departure where tour_slug = $1 and trip_kind = $2
  order by is_offered desc, start_date desc limit 1`;

export const published = `review r join booking b on b.id = r.booking_id join departure d on d.id = b.departure_id
  where r.tour_id = (${tripAt}) and r.state = 'published'`;

export const reviewsPage = `select r.id, r.rating, r.text, r.display_name, b.first_name, r.country, d.start_date, r.published_at, r.picture,
                r.answer, r.answered_at
           from ${published} order by r.published_at desc, r.id limit ${shown}`;
