const atOnce = 200;

export const bookingsWithoutTravelers = `select b.id, d.start_date, b.quantity - (select count(*) from traveller t where t.booking_id = b.id and t.is_complete) as missing
         from departure d join booking b on b.departure_id = d.id
        where d.start_date between $1 and $2 and b.state in ('deposit_paid', 'balance_due', 'paid')
          and b.quantity > (select count(*) from traveller t where t.booking_id = b.id and t.is_complete)
          and not exists (select 1 from booking_reminder r where r.booking_id = b.id and r.kind = $3)
        limit ${atOnce}`;
