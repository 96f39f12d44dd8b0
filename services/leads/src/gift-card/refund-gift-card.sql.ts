export const openRefunds = `select id from gift_card_refund
        where state = 'failed' and attempt <= $1 or state = 'pending' and created_at <= $2
        order by created_at limit 100`;
