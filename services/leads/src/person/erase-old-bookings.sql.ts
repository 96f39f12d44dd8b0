export const atOnce = 200;

/** Over, without later payments or refunds; tax law asks nothing about what was never paid, which goes sooner. */
export const settled = `
  select b.id from booking b join departure d on d.id = b.departure_id
   where b.erased_at is null
     and (b.state in ('completed', 'cancelled', 'expired')
            and b.created_at < $1 and d.end_date < $1::date
            and not exists (select 1 from payment p where p.booking_id = b.id and p.captured_at >= $1)
            and not exists (select 1 from refund r where r.booking_id = b.id and coalesce(r.settled_at, r.created_at) >= $1)
          or b.state = 'expired' and b.created_at < $2
            and not exists (select 1 from payment p where p.booking_id = b.id))
   order by b.created_at limit ${atOnce} for update of b skip locked`;
