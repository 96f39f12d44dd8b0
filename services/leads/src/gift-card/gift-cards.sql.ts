/** Amounts reserved on a card by bookings that wait for a payment. */
const heldBy = `select u.amount_minor from gift_card_use u join booking b on b.id = u.booking_id
  where b.state in ('held', 'awaiting_payment') and u.booking_id is distinct from $2 and u.gift_card_id`;

export const availableOnCard = `select (select coalesce(sum(amount_minor), 0) from gift_card_line where gift_card_id = $1)
            - (select coalesce(sum(h.amount_minor), 0) from (${heldBy} = $1) h) as available`;

/** The same for each of the cards `$1`; `$2` is null. */
export const availableOnCards = `
  select c.id, (select coalesce(sum(amount_minor), 0) from gift_card_line where gift_card_id = c.id)
            - (select coalesce(sum(h.amount_minor), 0) from (${heldBy} = c.id) h) as available
    from unnest($1::uuid[]) as c(id)`;
