export const paidByDay = `select to_char(paid_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, sum(amount_minor) as minor
         from payout where state = 'paid' group by 1 order by 1`;

export const dueByDay = `select l.state, to_char(coalesce((c.closes_at at time zone 'Asia/Kolkata')::date, c.end_date), 'YYYY-MM-DD') as ends,
              sum(l.amount_minor) as minor
         from commission_line l join commission c on c.booking_id = l.booking_id
        where l.state in ('pending', 'locked', 'approved', 'in_payout') group by 1, 2`;
