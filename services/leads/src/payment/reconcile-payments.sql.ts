const atOnce = 50;

export const sessionsToCheck = `select id from payment_session
        where state = 'open' and created_at <= $1 and (checked_at is null
           or checked_at <= case when created_at > $2 then $1 else $3 end::timestamptz)
        order by checked_at nulls first limit ${atOnce}`;
