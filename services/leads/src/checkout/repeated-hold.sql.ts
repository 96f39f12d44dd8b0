export const coveredSession = `select s.id from payment_session s join booking b on b.id = s.booking_id
        where b.hold_key = any($1) and b.state in ('deposit_paid', 'paid', 'balance_due') and b.created_at > $2
          and s.amount_minor = 0 limit 1`;
