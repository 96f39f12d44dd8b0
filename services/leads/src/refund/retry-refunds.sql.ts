export const silentRefunds = `select r.id from refund r join payment p on p.id = r.payment_id
        where r.state = 'pending' and p.method in ('card', 'gift_card') and r.created_at <= $1 order by r.created_at limit 100`;
