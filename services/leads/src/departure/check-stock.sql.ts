/** Compares the counters with the rows they count. */
export const stockDifferences = `
  with counted as (
    select d.id, d.tour_title, d.confirmed, d.reserved,
           d.sample_sold + coalesce((select sum(quantity) from booking b where b.departure_id = d.id
             and b.state in ('deposit_paid', 'balance_due', 'paid', 'completed')), 0) as counted_confirmed,
           coalesce((select sum(quantity) from booking b where b.departure_id = d.id and b.state in ('held', 'awaiting_payment')), 0)
             + coalesce((select sum(quantity) from waitlist_entry w where w.departure_id = d.id and w.state = 'offered'), 0) as counted_reserved
      from departure d
  )
  select * from counted where confirmed <> counted_confirmed or reserved <> counted_reserved`;
