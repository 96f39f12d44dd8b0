const istDay = (moment: string): string => `(${moment} at time zone 'Asia/Kolkata')::date`;

/** The latest time in any ledger. */
export const newestMoment = `
  select greatest((select max(captured_at) from payment),
                  (select max(settled_at) from refund where state = 'refunded'),
                  (select max(settled_at) from gift_card_refund where state = 'refunded'),
                  (select max(at) from gift_card_line where kind = 'issued'), '-infinity')`;

/** Maximum number of ledger rows per statement. */
const rowsAtOnce = 10_000;

const somewhatLater = (ledger: string, moment: string): string =>
  `coalesce((select ${moment} from ${ledger} and ${moment} > $1 order by ${moment} offset ${rowsAtOnce} limit 1), 'infinity')`;

/** The end of the next statement's range. As text: a JavaScript date is truncated to milliseconds. */
export const nextMoment = `
  select least(${somewhatLater('payment where true', 'captured_at')},
               ${somewhatLater(`refund where state = 'refunded'`, 'settled_at')},
               ${somewhatLater(`gift_card_refund where state = 'refunded'`, 'settled_at')},
               ${somewhatLater(`gift_card_line where kind = 'issued'`, 'at')})::text as until`;

/** Money movements from the ledgers. A gift card counts when it is sold, not when it pays for a booking. */
const moved = (after: string, until: string): string => `
  select 'payment' as kind, id::text as source_id, ${istDay('captured_at')} as day, currency, amount_minor, booking_id,
         null::uuid as gift_card_id
    from payment where method <> 'gift_card' and captured_at > ${after} and captured_at <= ${until}
  union all
  select 'refund', r.id::text, ${istDay('r.settled_at')}, r.currency, r.amount_minor, r.booking_id, null
    from refund r join payment p on p.id = r.payment_id
   where p.method <> 'gift_card' and r.state = 'refunded' and r.settled_at > ${after} and r.settled_at <= ${until}
  union all
  select 'refund', id::text, ${istDay('settled_at')}, currency, amount_minor, null, gift_card_id
    from gift_card_refund where state = 'refunded' and settled_at > ${after} and settled_at <= ${until}
  union all
  select 'gift_card', l.id::text, ${istDay('l.at')}, c.currency, l.amount_minor, null, c.id
    from gift_card_line l join gift_card c on c.id = l.gift_card_id where l.kind = 'issued' and l.at > ${after} and l.at <= ${until}`;

/** Removes refunds that failed after their completion and are in progress again, as a rebuild would. */
export const takeOutFailed = `
  with gone as (
    delete from cash_entry where kind = 'refund' and source_id in (
      select id::text from refund where state in ('pending', 'failed')
      union all select id::text from gift_card_refund where state <> 'refunded')
    returning currency, day, amount_minor
  )
  update cash_day d set amount_minor = d.amount_minor - one.minor
    from (select currency, day, sum(amount_minor) as minor from gone group by 1, 2) one
   where d.kind = 'refund' and (d.currency, d.day) = (one.currency, one.day)`;

/** Inserts missing entries and adds them to the sums of their days, in one statement. */
export const readMoved = `
  with entry as (
    insert into cash_entry (kind, source_id, day, currency, amount_minor, booking_id, gift_card_id)
    ${moved('$1', '$2')}
    on conflict do nothing
    returning *
  )
  insert into cash_day as known (currency, day, kind, amount_minor)
  select currency, day, kind, sum(amount_minor) from entry group by 1, 2, 3
  on conflict (currency, day, kind) do update set amount_minor = known.amount_minor + excluded.amount_minor`;

/** Unpaid amount of each valid booking, from its payments and refunds; fees are excluded. */
const balances = (whose: (id: string) => string): string => `
  select b.id, b.currency, b.payment_plan_id, coalesce(${istDay('b.balance_due_at')}, d.start_date) as day,
         b.total_minor - coalesce(paid.minor, 0) + coalesce(back.minor, 0) as minor
    from booking b join departure d on d.id = b.departure_id
    left join (select booking_id, sum(amount_minor) as minor from payment where kind <> 'transfer_fee' and ${whose('booking_id')} group by 1) paid
      on paid.booking_id = b.id
    left join (select r.booking_id, sum(r.amount_minor) as minor from refund r join payment p on p.id = r.payment_id
                where p.kind <> 'transfer_fee' and ${whose('r.booking_id')} group by 1) back on back.booking_id = b.id
   where b.state in ('deposit_paid', 'balance_due') and ${whose('b.id')}`;

const inPart = (id: string): string => `${id} between $1 and $2`;

/**
 * Updates the dues of a part of all bookings, writing only changed rows. Payments fill the earliest
 * installment first, so the unpaid part of an installment is the balance less the installments after it. Open
 * shares of companions are due on their own day and not expected from the lead traveler; they have negative
 * numbers. A booking has shares or installments, never both.
 */
export const readDues = `
  with open as (${balances(inPart)}),
  shared as (
    select booking_id, number, due_on, amount_minor from share where state = 'open' and ${inPart('booking_id')}
  ),
  own as (
    select o.id, o.day, o.currency, o.minor - coalesce(s.minor, 0) as minor
      from open o left join (select booking_id, sum(amount_minor) as minor from shared group by 1) s on s.booking_id = o.id
     where o.payment_plan_id is null
  ),
  due as (
    select id as booking_id, 0 as number, 'balance' as kind, day, currency, minor from own where minor > 0
    union all
    select s.booking_id, -s.number, 'balance', s.due_on, o.currency, s.amount_minor
      from shared s join own o on o.id = s.booking_id
    union all
    select * from (
      select o.id, i.number, 'installment', i.due_on, o.currency,
             least(i.amount_minor, o.minor - coalesce(sum(i.amount_minor) over (
               partition by i.plan_id order by i.number desc rows between unbounded preceding and 1 preceding), 0)) as minor
        from open o join installment i on i.plan_id = o.payment_plan_id and i.replaced_at is null) part
     where minor > 0
  ),
  gone as (
    delete from cash_due c where ${inPart('c.booking_id')} and not exists (select from due where due.booking_id = c.booking_id and due.number = c.number)
  )
  insert into cash_due as known (booking_id, number, kind, day, currency, amount_minor)
  select booking_id, number, kind, day, currency, minor from due
  on conflict (booking_id, number) do update
    set kind = excluded.kind, day = excluded.day, currency = excluded.currency, amount_minor = excluded.amount_minor
    where (known.kind, known.day, known.currency, known.amount_minor)
          is distinct from (excluded.kind, excluded.day, excluded.currency, excluded.amount_minor)`;

const ledgerOf = `case kind when 'payment' then 'payments' when 'refund' then 'refunds' else 'gift_cards' end`;

/** Sums of the ledgers of money movements. */
export const movedSums = `
  select ${ledgerOf} as ledger, currency, sum(amount_minor)::bigint as minor
    from (${moved(`'-infinity'`, `'infinity'`)}) moved group by 1, 2`;

/** Sums of the balances of a part of all bookings. */
export const balanceSums = `
  select 'balances' as ledger, currency, sum(minor)::bigint as minor from (${balances(inPart)}) open where minor > 0 group by 2`;

export const preparedSums = `
  select ${ledgerOf} as ledger, currency, sum(amount_minor)::bigint as minor from cash_day group by 1, 2
  union all
  select 'balances', currency, sum(amount_minor)::bigint from cash_due group by 2`;

/** Ids are random: each of these prefixes selects a sixteenth of them. */
export const partsOfIds: readonly (readonly [from: string, to: string])[] = [...'0123456789abcdef'].map(
  (digit) => [`${digit}0000000-0000-0000-0000-000000000000`, `${digit}fffffff-ffff-ffff-ffff-ffffffffffff`],
);
