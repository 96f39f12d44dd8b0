export const seatsOfTrip = `select number_of_seats as seats from tour where id::text = $1
     union all select number_of_seats from retreat where id::text = $2`;
