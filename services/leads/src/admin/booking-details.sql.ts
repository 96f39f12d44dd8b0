export const listLines = `select b.id, d.tour_title, d.start_date, d.end_date,
              coalesce((select sum(amount_minor) from payment p where p.booking_id = b.id and p.kind <> 'transfer_fee'), 0)::bigint as captured,
              coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
                 where r.booking_id = b.id and p.kind <> 'transfer_fee'), 0)::bigint as promised_back
         from booking b join departure d on d.id = b.departure_id where b.id = any($1::uuid[])`;
