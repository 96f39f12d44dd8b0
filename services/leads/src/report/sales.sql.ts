/**
 * Sales are derived from append-only rows: the steps of bookings and the refunds. An entry belongs to the day
 * in India on which its row was recorded, so a late correction is an entry of that later day, and past days
 * do not change.
 */

const istDay = (moment: string): string => `(${moment} at time zone 'Asia/Kolkata')::date`;

const isLive = (state: string): string => `${state} in ('deposit_paid', 'balance_due', 'paid', 'completed')`;

const measures = [
  'bookings',
  'travelers',
  'canceled',
  'gross_minor',
  'discount_minor',
  'reduction_minor',
  'refund_minor',
  'lead_days',
] as const;

/**
 * Inserts missing entries and adds them to the sums of their days, in one statement. Months with a late entry
 * are summed again.
 */
const writing = (facts: string): string => `
  with fact as (${facts}),
  entry as (
    insert into sales_entry (source, source_id, day, kind, booking_id, tour_id, currency, country, partner_code, promo_code,
                             ${measures.join(', ')})
    select f.source, f.source_id, f.day, f.kind, f.booking_id, d.tour_id, b.currency, b.country, b.referral_code, b.promo ->> 'code',
           f.bookings, f.travelers, f.canceled, f.gross_minor, f.discount_minor, f.reduction_minor, f.refund_minor,
           case when f.bookings > 0 then d.start_date - f.day else 0 end
      from fact f join booking b on b.id = f.booking_id join departure d on d.id = f.departure_id
    on conflict do nothing
    returning *
  ),
  late as (
    update sales_reading set summed_before = date_trunc('month', (select min(day) from entry))
     where summed_before > (select min(day) from entry)
  )
  insert into sales_day as known (dimension, day, key, currency, ${measures.join(', ')})
  select one.dimension, entry.day, coalesce(one.key, ''), entry.currency, ${measures.map((name) => `sum(entry.${name})`).join(', ')}
    from entry cross join lateral (values
      ('all', ''), ('tour', entry.tour_id::text), ('country', entry.country),
      ('partner', entry.partner_code), ('promo', entry.promo_code)) as one (dimension, key)
   group by 1, 2, 3, 4
  on conflict (dimension, day, currency, key) do update set
    ${measures.map((name) => `${name} = known.${name} + excluded.${name}`).join(', ')}`;

/**
 * Change by a step: a booking that becomes confirmed is sold, one that stays confirmed may change its price
 * or size, and a canceled one has the value of its retained payments. For the steps after `$1` up to `$2`.
 */
export const readSteps = writing(`
  select * from (
    select 'step' as source, s.id::text as source_id, ${istDay('s.at')} as day, s.booking_id, s.departure_id,
           case when is_live and not was_live then 'booked' when was_live and not is_live then 'canceled' else 'changed' end as kind,
           (is_live and not was_live)::int as bookings,
           case when is_live then s.quantity else 0 end - case when was_live then before.quantity else 0 end as travelers,
           (was_live and not is_live)::int as canceled,
           greatest(by_minor, 0) as gross_minor, discount.by as discount_minor, greatest(-by_minor, 0) as reduction_minor,
           0 as refund_minor
      from booking_step s
      left join lateral (
        select p.to_state, p.quantity, p.discount_minor, p.worth_minor from booking_step p
         where p.booking_id = s.booking_id and p.id < s.id and p.worth_minor is not null order by p.id desc limit 1
      ) before on true
      cross join lateral (select ${isLive('s.to_state')} as is_live, coalesce(${isLive('before.to_state')}, false) as was_live) life
      cross join lateral (
        select case when is_live then s.discount_minor - case when was_live then before.discount_minor else 0 end else 0 end as by
      ) discount
      cross join lateral (select s.worth_minor - coalesce(before.worth_minor, 0) + discount.by as by_minor) price
     where s.id > $1 and s.id <= $2 and s.worth_minor is not null
  ) step where bookings <> 0 or travelers <> 0 or canceled <> 0 or gross_minor <> 0 or discount_minor <> 0 or reduction_minor <> 0`);

/** Ordered refunds, without fees. `$1` is the settled position in the refunds. */
export const readRefunds = writing(`
  select 'refund' as source, r.id::text as source_id, ${istDay('r.created_at')} as day, r.booking_id, b.departure_id, 'refund' as kind,
         0 as bookings, 0 as travelers, 0 as canceled, 0 as gross_minor, 0 as discount_minor, 0 as reduction_minor,
         r.amount_minor as refund_minor
    from refund r join payment p on p.id = r.payment_id join booking b on b.id = r.booking_id
   where r.created_at > $1 and p.kind <> 'transfer_fee'`);

/** SQL sums of the measures, named like them. */
export const sums = measures.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', ');

/** Sums the months from `$1` on and before `$2` for dimensions with many rows a day. */
export const sumMonths = `
  insert into sales_month (dimension, month, key, currency, ${measures.join(', ')})
  select dimension, date_trunc('month', day), key, currency, ${measures.map((name) => `sum(${name})`).join(', ')}
    from sales_day where dimension <> 'all' and day >= $1 and day < $2 group by 1, 2, 3, 4`;

/**
 * A dimension `$1` from `$2` to `$3`, in the currency `$6` or in all: whole months by monthly sums, the days
 * before and after them by daily ones. The whole months start at `$4` and end before `$5`; without any, both
 * are the day after the last.
 */
export const sumsOfKeys = `
  select key, currency, ${sums} from (
    select * from sales_month where dimension = $1 and month >= $4 and month < $5
    union all
    select * from sales_day where dimension = $1 and day >= $2 and day < $4
    union all
    select * from sales_day where dimension = $1 and day >= $5 and day <= $3) as part
   where $6::text is null or currency = $6
   group by 1, 2`;
