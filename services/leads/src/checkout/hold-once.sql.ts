export const overHold = `select 1 from payment_session s join booking b on b.id = s.booking_id
        where s.id = $1 and b.state in ('expired', 'cancelled')`;
