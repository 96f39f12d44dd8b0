/** A booking counts as a use of its code, unless it is over without ever being paid: a lapsed hold releases the use. */
const isUse = `(state not in ('expired', 'cancelled') or deposit_paid_at is not null)`;

export const useByCurrency = `select promo_code_id as id, currency, count(*)::int as uses, sum(discount_minor)::bigint as discount,
              coalesce(sum(total_minor) filter (where deposit_paid_at is not null and state <> 'cancelled'), 0)::bigint as revenue
         from booking where promo_code_id = any($1::uuid[]) and ${isUse} group by 1, 2 order by 2`;

const localPart = `split_part(split_part(person_email, '@', 1), '+', 1)`;
const domain = `split_part(person_email, '@', 2)`;

/** As `mailboxOf` of the contracts. */
const mailbox = `case when ${domain} in ('gmail.com', 'googlemail.com')
    then replace(${localPart}, '.', '') || '@gmail.com' else ${localPart} || '@' || ${domain} end`;

/** `$2` is the person's mailbox, `$3` the addresses by which the person's bookings are found: that and the one typed. */
export const usesOfCode = `select count(*) filter (where promo_code_id = $1 and ${isUse})::int as all,
              count(*) filter (where promo_code_id = $1 and ${isUse} and ${mailbox} = $2)::int as "ofPerson",
              count(*) filter (where deposit_paid_at is not null and ${mailbox} = $2)::int as "paidOfPerson"
         from booking where (promo_code_id = $1 or person_email = any($3)) and id is distinct from $4`;
