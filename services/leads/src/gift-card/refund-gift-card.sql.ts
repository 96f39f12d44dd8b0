export const openRefunds = `select id from gift_card_refund
        where state = 'failed' and attempt <= $1 or state = 'pending' and created_at <= $2
        order by created_at limit 100`;

export const refundedWithMoney = `select c.id from gift_card c where c.state = 'refunded'
          and (select sum(l.amount_minor) from gift_card_line l where l.gift_card_id = c.id) > 0 order by c.id limit 100`;
