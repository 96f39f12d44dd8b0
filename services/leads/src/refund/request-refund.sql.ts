export const refundablePayments = `select p.id, p.amount_minor, p.currency, p.share_id, p.method = 'gift_card' as is_gift_card,
              coalesce((select sum(r.amount_minor) from refund r where r.payment_id = p.id), 0) as refunded_minor
         from payment p
        where p.booking_id = $1 and (p.id = $2 or $2::uuid is null and p.kind <> 'transfer_fee')
        order by p.captured_at, p.receipt_number`;
