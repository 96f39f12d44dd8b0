const atOnce = 200;

export const bookingsWithDueShares = `select distinct booking_id as id from share
        where state = 'open' and due_on <= $2 and coalesce(watched_on, '-infinity') < $1 limit ${atOnce}`;
