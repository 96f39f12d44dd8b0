const atOnce = 100;

export const unpaidCards = `select id, provider_id from gift_card
        where state = 'unpaid' and provider_id is not null and created_at <= $1
          and coalesce(checked_at, created_at) <= case when created_at > $2 then $1 else $3 end::timestamptz
        order by checked_at nulls first limit ${atOnce}`;

export const deleteOldCards = `delete from gift_card where state = 'lapsed' and created_at < $1
          or state = 'unpaid' and provider_id is null and created_at < $1`;
