import type { DataSource } from 'typeorm';
import { giftCardDifferences, redemptionsWithoutLine } from './gift-card.js';
import { shareDifferences } from './share.js';

/** Payments of bookings that neither have a seat nor were refunded. */
const paymentsInLimbo = `
  select b.ref, b.state from booking b
   where exists (select 1 from payment p where p.booking_id = b.id)
     and b.state not in ('deposit_paid', 'balance_due', 'paid', 'completed', 'cancelled')
     and (select sum(amount_minor) from payment p where p.booking_id = b.id)
         <> coalesce((select sum(amount_minor) from refund r where r.booking_id = b.id), 0)`;

/** Recounts the uses from the bookings and compares them with each code's limit. */
const usesBeyondLimits = `
  select p.code, count(*) as uses from promo_code p join booking b on b.promo_code_id = p.id
   where b.state not in ('expired', 'cancelled') or b.deposit_paid_at is not null
   group by p.id having count(*) > p.most_uses`;

/** The price is the listed one less its discount, after any changes; the retained amount is added to it. */
const wrongPrices = `
  select b.ref from booking b
   where b.promo is not null and b.state <> 'cancelled'
     and abs(b.discount_minor - (b.total_minor - b.retained_minor + b.discount_minor) * (b.promo->>'percent')::int / 100.0) > 50`;

const refundsBeyondPayments = `
  select p.id from payment p
   where p.amount_minor < coalesce((select sum(amount_minor) from refund r where r.payment_id = p.id), 0)`;

/**
 * Captured + redeemed − refunded − returned must equal the booking's value plus the amount owed back: 0 for a
 * booking that ended unpaid, at most the price of a confirmed one; for every card, the amount issued less the
 * amount redeemed.
 */
const booksThatDiffer = `
  select b.ref, b.state, b.total_minor, m.kept from booking b
    join lateral (select coalesce((select sum(amount_minor) from payment where booking_id = b.id and kind <> 'transfer_fee'), 0)
                       - coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
                                    where r.booking_id = b.id and p.kind <> 'transfer_fee'), 0) as kept) m on true
   where b.state = 'expired' and m.kept <> 0
      or b.state = 'paid' and m.kept <> b.total_minor
      or b.state in ('deposit_paid', 'balance_due') and (m.kept <= 0 or m.kept > b.total_minor)
  union all
  select 'cards', 'all', sum(amount_minor) filter (where kind = 'issued'), sum(amount_minor) from gift_card_line
  having sum(amount_minor) <> (select sum(amount_minor) from gift_card where paid_at is not null)
    - coalesce((select sum(amount_minor) from payment where method = 'gift_card'), 0)
    + coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
                 where p.method = 'gift_card' and r.state = 'refunded'), 0)
    + coalesce((select sum(amount_minor) from gift_card_line where kind = 'expired'), 0)`;

/**
 * An active plan belongs to a booking with an open balance that fits its installments; a booking references no other
 * plan.
 */
const plansThatDiffer = `
  select b.ref, b.state, p.state as plan, i.sum, b.total_minor - m.kept as balance from payment_plan p
    join booking b on b.id = p.booking_id
    join lateral (select sum(amount_minor) as sum from installment where plan_id = p.id and replaced_at is null) i on true
    join lateral (select coalesce((select sum(amount_minor) from payment where booking_id = b.id and kind <> 'transfer_fee'), 0)
                       - coalesce((select sum(r.amount_minor) from refund r join payment y on y.id = r.payment_id
                                    where r.booking_id = b.id and y.kind <> 'transfer_fee'), 0) as kept) m on true
   where p.state = 'active' and (b.payment_plan_id is distinct from p.id
           or b.state not in ('deposit_paid', 'balance_due') or b.total_minor - m.kept not between 1 and i.sum)
      or p.state <> 'active' and b.payment_plan_id = p.id`;

/** Violations of invariants that always hold, even while payments and refunds are in flight. */
export async function differencesNow(dataSource: DataSource): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const question of [usesBeyondLimits, giftCardDifferences])
    found.push(...(await dataSource.query<unknown[]>(question)));
  return found;
}

/** Violations of invariants that hold when nothing is in flight anymore. */
export async function differencesAtRest(dataSource: DataSource): Promise<Record<string, unknown[]>> {
  const questions = {
    ...{ paymentsInLimbo, wrongPrices, refundsBeyondPayments, redemptionsWithoutLine },
    ...{ booksThatDiffer, plansThatDiffer, shareDifferences },
  };
  const found: Record<string, unknown[]> = {};
  for (const [name, question] of Object.entries(questions)) {
    const rows = await dataSource.query<unknown[]>(question);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}
