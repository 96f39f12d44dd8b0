export const commissionByMonth = `select to_char(occurred_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, sum(amount_minor) as minor
         from commission_line where contributor_id = $1 and occurred_at >= $2::date - 1 group by 1`;

export const holdReasons = `select distinct s.reason from commission_step s join commission_line l on l.id = s.line_id
        where l.booking_id = $1 and s.to_state = 'on_hold'`;

export const completedBookings = `select count(*) from commission c where contributor_id = $1 and completed_at is not null and voided_at is null
         and (held_at is null or released_at is not null) and extract(year from end_date) = $2
         and (select sum(amount_minor) from commission_line l where l.booking_id = c.booking_id) > 0`;
