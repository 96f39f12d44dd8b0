/** About a third of the largest message. */
export const documentsPerPage = 1_500;

const documents = `select i.kind, i.series, i.number, i.currency, i.gross_minor as "grossMinor", i.tax_minor as "taxMinor",
            i.tax_percent as "taxPercent", i.buyer, i.issued_at as "issuedAt", i.id, b.ref, p.method,
            coalesce(r.provider_refund_id, case when i.refund_id is null then p.provider_payment_id end) as "providerId"
       from invoice i join booking b on b.id = i.booking_id join payment p on p.id = i.payment_id
       left join refund r on r.id = i.refund_id
      where i.issued_at >= $1 and i.issued_at < $2
     union all
     select 'gift_card', null, null, currency, amount_minor, 0, 0, jsonb_build_object('name', buyer_name), paid_at, id,
            'Gift card' || coalesce(' …' || code_end, ''), 'card', provider_payment_id
       from gift_card where paid_at >= $1 and paid_at < $2
     union all
     select 'gift_card_refund', null, null, r.currency, r.amount_minor, 0, 0, jsonb_build_object('name', c.buyer_name),
            r.settled_at, r.id, 'Gift card' || coalesce(' …' || c.code_end, ''), 'card', r.provider_refund_id
       from gift_card_refund r join gift_card c on c.id = r.gift_card_id
      where r.state = 'refunded' and r.settled_at >= $1 and r.settled_at < $2`;

export const countDocuments = `select count(*)::int as total from (${documents}) document`;

/** In the order in which they came, so that one that comes meanwhile moves no other to the next page. */
export const somePageOfDocuments = `${documents}
      order by "issuedAt", id limit ${documentsPerPage} offset $3`;
