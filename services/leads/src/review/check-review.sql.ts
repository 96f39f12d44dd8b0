export const ratingOfTour = `select count(*) as count, round(avg(rating), 1) as average from review where tour_slug = $1 and tour_id = $2
        and state = 'published'`;
