import { cashItemsPerPage } from '@valam/contracts/leads/cash-report.schema';

export const items = `
  (select kind || ':' || source_id as id, day, kind, amount_minor, currency, booking_id, gift_card_id from cash_entry
    where currency = $1 and day between $2 and $3
   union all
   select 'due:' || booking_id || ':' || number, day, kind, amount_minor, currency, booking_id, null from cash_due
    where currency = $1 and day between $2 and $3) item`;

export const cashItems = `select item.id, item.day, item.kind, item.amount_minor as "amountMinor", item.currency,
              item.booking_id as "bookingId", item.gift_card_id as "giftCardId",
              coalesce(b.ref, 'Gift card ' || coalesce('…' || c.code_end, 'not sent yet')) as label
         from (select * from ${items} order by day desc, id limit ${cashItemsPerPage} offset $4) item
         left join booking b on b.id = item.booking_id left join gift_card c on c.id = item.gift_card_id
        order by item.day desc, item.id`;
