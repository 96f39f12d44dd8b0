export const lockCommissions = `select booking_id as "bookingId" from commission where booking_id in
         (select booking_id from commission_line where state = 'approved') order by booking_id for update`;
