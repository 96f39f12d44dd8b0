export const atOnce = 200;

export const cardsToCharge = `select c.booking_id as "bookingId" from saved_card c
        where c.state = 'active' and coalesce(c.watched_on, '-infinity') < $1 order by c.booking_id limit ${atOnce}`;
