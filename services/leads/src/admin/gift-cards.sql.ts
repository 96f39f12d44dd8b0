export const linesOfCard = `select l.kind, l.amount_minor as "amountMinor", l.at, coalesce(p.booking_id, r.booking_id) as "bookingId"
         from gift_card_line l left join payment p on p.id = l.payment_id left join refund r on r.id = l.refund_id
        where l.gift_card_id = $1 order by l.id`;
