export const ratingOfTour = `select count(*) as count, round(avg(rating), 1) as average from review where tour_id = $1
        and state = 'published'`;
