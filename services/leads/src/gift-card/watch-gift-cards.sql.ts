export const isOverWithMoney = `expires_on < $1 and state in ('paid', 'delivered', 'blocked')
        and (select sum(amount_minor) from gift_card_line l where l.gift_card_id = gift_card.id) > 0`;
