const atOnce = 500;

/** In any state: a trip whose balance was never paid is over, too. */
export const eraseSomeTravellers = `with over as (
         select b.id from booking b join departure d on d.id = b.departure_id
          where b.travellers_erased_at is null and d.end_date <= $1 limit ${atOnce} for update of b skip locked
       ), gone as (delete from traveller where booking_id in (select id from over))
       update booking set travellers_erased_at = $2, wishes_sealed = null where id in (select id from over) returning id, ref`;
