const atOnce = 200;

export const tripsOver = `select b.id from booking b join departure d on d.id = b.departure_id
        where b.state = 'paid' and d.end_date < $1 limit ${atOnce}`;
