export const countsOfDepartures = `select d.id as departure_id, coalesce(b.held, 0)::int as held, coalesce(w.offered, 0)::int as offered,
              coalesce(w.waiting, 0)::int as waiting, coalesce(b.travellers, 0)::int as travellers,
              coalesce(t.complete, 0)::int as complete, coalesce(b.balance_due, 0)::int as balance_due
         from unnest($1::uuid[]) as d(id)
         left join lateral (
           select sum(quantity) filter (where state in ('held', 'awaiting_payment')) as held,
                  sum(quantity) filter (where state in ('deposit_paid', 'balance_due', 'paid')) as travellers,
                  count(*) filter (where state in ('deposit_paid', 'balance_due')) as balance_due
             from booking where departure_id = d.id) b on true
         left join lateral (
           select sum(quantity) filter (where state = 'offered') as offered, count(*) filter (where state = 'waiting') as waiting
             from waitlist_entry where departure_id = d.id) w on true
         left join lateral (
           select count(*) filter (where t.is_complete) as complete from traveller t join booking k on k.id = t.booking_id
            where k.departure_id = d.id and k.state in ('deposit_paid', 'balance_due', 'paid')) t on true`;
