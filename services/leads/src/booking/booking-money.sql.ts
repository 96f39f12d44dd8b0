export const moneyOfBooking = `select 'payment' as kind, amount_minor, null as state from payment where booking_id = $1 and kind <> 'transfer_fee'
     union all
     select 'refund', r.amount_minor, r.state from refund r join payment p on p.id = r.payment_id
      where r.booking_id = $1 and p.kind <> 'transfer_fee'`;
