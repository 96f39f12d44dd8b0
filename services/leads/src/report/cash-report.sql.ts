/** `$1` is the currency, `$2` the first day, `$3` today. */
export const sums = `
  select (select coalesce(sum(case kind when 'refund' then -amount_minor else amount_minor end), 0)
            from cash_day where currency = $1 and day < $2)::bigint as opening,
         (select coalesce(sum(case kind when 'refund' then -amount_minor else amount_minor end), 0)
            from cash_day where currency = $1)::bigint as position,
         (select coalesce(sum(amount_minor), 0) from cash_due where currency = $1 and day < $3)::bigint as overdue,
         (select coalesce(sum(l.amount_minor), 0) from gift_card_line l join gift_card c on c.id = l.gift_card_id
           where c.currency = $1)::bigint as liability,
         ((select coalesce(sum(r.amount_minor), 0) from refund r join payment p on p.id = r.payment_id
            where r.currency = $1 and r.state in ('pending', 'failed') and p.method <> 'gift_card')
          + (select coalesce(sum(amount_minor), 0) from gift_card_refund
              where currency = $1 and state in ('pending', 'failed')))::bigint as under_way,
         (select coalesce(sum(s.amount_minor), 0) from payment_session s join booking b on b.id = s.booking_id
           where s.state = 'open' and s.currency = $1 and s.purpose in ('deposit', 'full')
             and b.state = 'awaiting_payment')::bigint as awaited`;

export const duesByDay = `select day, kind, sum(amount_minor)::bigint as minor from cash_due
        where currency = $1 and day between $2 and $3 group by 1, 2`;
