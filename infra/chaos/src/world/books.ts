import * as z from 'zod/mini';

/** An object of the provider: what any of its kinds has. */
export const ProviderObject = z.object({
  id: z.string(),
  paid: z.optional(z.boolean()),
  payment_intent: z.optional(z.nullable(z.string())),
  amount_captured: z.optional(z.number()),
  amount_refunded: z.optional(z.number()),
  customer_email: z.optional(z.nullable(z.string())),
});

/** The data to compare: queries on the database of leads, and lists of the provider. */
export interface Books {
  leads: { ask: <Row = unknown>(sql: string) => Promise<Row[]> };
  provider: { list: (kind: string) => Promise<z.output<typeof ProviderObject>[]> };
}

interface BookedPayment {
  readonly id: string;
  readonly amount: string;
  readonly state: string;
  readonly ref: string;
  readonly refunded: string;
}

export const confirmed = `('deposit_paid', 'balance_due', 'paid', 'completed')`;

/** Queries on the database of leads; every returned row is an inconsistency. */
export const questions = {
  'seats do not add up': `
    with counted as (
      select d.id, d.capacity, d.confirmed, d.reserved,
             d.sample_sold + coalesce((select sum(quantity) from booking b where b.departure_id = d.id and b.state in ${confirmed}), 0) as counted_confirmed,
             coalesce((select sum(quantity) from booking b where b.departure_id = d.id and b.state in ('held', 'awaiting_payment')), 0)
               + coalesce((select sum(quantity) from waitlist_entry w where w.departure_id = d.id and w.state = 'offered'), 0) as counted_reserved
        from departure d)
    select * from counted where confirmed <> counted_confirmed or reserved <> counted_reserved`,
  'more seats sold than there are': `
    select d.id, d.capacity, sum(b.quantity) as sold from departure d join booking b on b.departure_id = d.id
     where b.state in ${confirmed} or b.state in ('held', 'awaiting_payment')
     group by d.id, d.capacity, d.sample_sold having sum(b.quantity) + d.sample_sold > d.capacity`,
  'a payment that is neither a booking nor given back whole': `
    select b.ref, b.state from booking b
     where exists (select 1 from payment p where p.booking_id = b.id)
       and b.state not in ('deposit_paid', 'balance_due', 'paid', 'completed', 'cancelled')
       and (select sum(amount_minor) from payment p where p.booking_id = b.id)
           <> coalesce((select sum(amount_minor) from refund r where r.booking_id = b.id and r.state = 'refunded'), 0)`,
  'more given back than was paid': `
    select p.id from payment p
     where p.amount_minor < coalesce((select sum(amount_minor) from refund r where r.payment_id = p.id and r.state <> 'failed'), 0)`,
  'a confirmed booking without a payment': `
    select b.ref from booking b where b.state in ${confirmed} and b.email like '%@chaos.example'
       and not exists (select 1 from payment p where p.booking_id = b.id)`,
  'paid more than it costs and kept it': `
    select b.ref from booking b where b.state in ${confirmed} and b.email like '%@chaos.example'
       and (select sum(p.amount_minor) from payment p where p.booking_id = b.id)
           - coalesce((select sum(r.amount_minor) from refund r where r.booking_id = b.id), 0) > b.total_minor`,
  'a gift card gives more than it has': `
    select l.gift_card_id, sum(l.amount_minor) from gift_card_line l group by l.gift_card_id
    having sum(l.amount_minor) < coalesce((select sum(u.amount_minor) from gift_card_use u join booking b on b.id = u.booking_id
                                            where u.gift_card_id = l.gift_card_id and b.state in ('held', 'awaiting_payment')), 0)`,
  'a payment from a gift card, or a refund to one, without its line': `
    select p.id from payment p left join gift_card_line l on l.payment_id = p.id and l.amount_minor = -p.amount_minor
     where p.method = 'gift_card' and l.id is null
    union all
    select r.id from refund r join payment p on p.id = r.payment_id and p.method = 'gift_card'
      left join gift_card_line l on l.refund_id = r.id and l.amount_minor = r.amount_minor
     where r.state = 'refunded' and l.id is null`,
  'a promo code was used more often than it may be': `
    select p.code, p.most_uses, count(*)::int as uses from promo_code p join booking b on b.promo_code_id = p.id
     where b.state not in ('expired', 'cancelled') or b.deposit_paid_at is not null
     group by p.id having count(*) > p.most_uses`,
  'a discount that is not what its code says': `
    select b.ref, b.discount_minor, b.total_minor from booking b
     where b.promo is not null and b.email like '%@chaos.example' and b.retained_minor = 0
       and abs(b.discount_minor - (b.total_minor + b.discount_minor) * (b.promo->>'percent')::int / 100.0) > 50`,
  'a payment plan that does not hold its balance': `
    select b.ref, b.state, p.state as plan, i.sum, m.balance from payment_plan p
      join booking b on b.id = p.booking_id
      join lateral (select sum(amount_minor) as sum from installment where plan_id = p.id and replaced_at is null) i on true
      join lateral (select b.total_minor
          - coalesce((select sum(amount_minor) from payment where booking_id = b.id and kind <> 'transfer_fee'), 0)
          + coalesce((select sum(r.amount_minor) from refund r join payment y on y.id = r.payment_id
                       where r.booking_id = b.id and y.kind <> 'transfer_fee'), 0) as balance) m on true
     where p.state = 'active' and (b.payment_plan_id is distinct from p.id or m.balance not between 1 and i.sum)
        or p.state <> 'active' and b.payment_plan_id = p.id`,
  'shares that are not what their booking says, or more than its balance': `
    select b.ref, b.state, b.shared_minor, s.open, m.balance from booking b
      join lateral (select coalesce(sum(amount_minor), 0) as open from share where booking_id = b.id and state = 'open') s on true
      join lateral (select b.total_minor
          - coalesce((select sum(amount_minor) from payment where booking_id = b.id and kind <> 'transfer_fee'), 0)
          + coalesce((select sum(r.amount_minor) from refund r join payment y on y.id = r.payment_id
                       where r.booking_id = b.id and y.kind <> 'transfer_fee'), 0) as balance) m on true
     where b.shared_minor <> s.open
        or s.open > 0 and (b.state not in ('deposit_paid', 'balance_due') or s.open > m.balance)`,
  'a charge without its payment': `
    select c.id from installment_charge c
      left join payment p on p.provider_payment_id = c.provider_payment_id and p.amount_minor = c.amount_minor
     where c.state = 'succeeded' and p.id is null`,
  'an event that could not be applied': `select * from dead_event`,
};

/** Compares the provider's records with the database: every charge is recorded once, and has a seat or a refund. */
export async function providerAgrees({ provider, leads }: Books): Promise<string[]> {
  const problems = [];
  const charges = (await provider.list('charges')).filter((charge) => charge.paid);
  const payments = await leads.ask<BookedPayment>(
    `select p.provider_payment_id as id, p.amount_minor as amount, b.state, b.ref,
            (select coalesce(sum(amount_minor), 0) from refund r where r.payment_id = p.id and r.state = 'refunded')::bigint as refunded
       from payment p join booking b on b.id = p.booking_id where p.method = 'card'
     union all
     select provider_payment_id, amount_minor, 'paid', 'gift card ' || id,
            (select coalesce(sum(amount_minor), 0) from gift_card_refund r where r.gift_card_id = gift_card.id and r.state = 'refunded')::bigint
       from gift_card where paid_at is not null`,
  );
  const known = new Map(payments.map((payment) => [payment.id, payment]));
  for (const charge of charges) {
    const payment = known.get(charge.payment_intent ?? '');
    if (!payment) {
      problems.push(`${charge.payment_intent} was charged and is in no book`);
      continue;
    }
    if (Number(payment.amount) !== charge.amount_captured)
      problems.push(`${payment.ref}: ${charge.amount_captured} charged, ${payment.amount} booked`);
    if (Number(payment.refunded) !== charge.amount_refunded)
      problems.push(
        `${payment.ref}: ${charge.amount_refunded} given back, ${payment.refunded} booked as such`,
      );
    const isSeat = ['deposit_paid', 'balance_due', 'paid', 'completed', 'cancelled'].includes(payment.state);
    if (!isSeat && charge.amount_refunded !== charge.amount_captured)
      problems.push(`${payment.ref} is ${payment.state}, and the provider keeps the money`);
  }
  if (payments.length > charges.length)
    problems.push(`${payments.length} payments booked, ${charges.length} made`);
  return problems;
}
