import { until } from '../../../local/src/waiting.mjs';

/** @typedef {import('./world.mjs').World} World */

const confirmed = `('deposit_paid', 'balance_due', 'paid', 'completed')`;

/** Questions to the books of leads; every row is something that must not be. */
const questions = {
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
  'an event that could not be applied': `select * from dead_event`,
};

/** Nothing is under way any more: events told, refunds made, jobs that are due done. @param {World} world */
async function isQuiet({ leads, notifications }) {
  const [state] = await leads.ask(`
    select (select count(*) from outbox where published_at is null)::int as outbox,
           (select count(*) from refund where state = 'pending')::int as refunds,
           (select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)::int as jobs`);
  const [mail] = await notifications.ask(
    `select count(*)::int as waiting from mail where state in ('queued', 'sending')`,
  );
  return state.outbox + state.refunds + state.jobs + mail.waiting === 0;
}

/**
 * The provider's records against the books: every charge is known once, and is a seat or given back.
 * @param {World} world
 * @returns {Promise<string[]>}
 */
async function providerAgrees({ provider, leads }) {
  const problems = [];
  const charges = (await provider.list('charges')).filter((charge) => charge.paid);
  const payments = await leads.ask(
    `select p.provider_payment_id as id, p.amount_minor as amount, b.state, b.ref,
            (select coalesce(sum(amount_minor), 0) from refund r where r.payment_id = p.id and r.state = 'refunded')::bigint as refunded
       from payment p join booking b on b.id = p.booking_id where p.method = 'card'`,
  );
  const known = new Map(payments.map((payment) => [payment.id, payment]));
  for (const charge of charges) {
    const payment = known.get(charge.payment_intent);
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

/** One confirmation for each booking of this run, no mail twice. @param {World} world */
async function mailsAgree({ leads, notifications, tag }) {
  const bookings = await leads.ask(
    `select email, count(*)::int as count from booking where email like $1 and state in ${confirmed} group by email`,
    [`%-${tag}@chaos.example`],
  );
  const mails = await notifications.ask(
    `select to_address as email, template, count(*)::int as count from mail where to_address like $1
      and template in ('booking-confirmed', 'late-payment-refunded') group by 1, 2`,
    [`%-${tag}@chaos.example`],
  );
  const confirmations = new Map(
    mails
      .filter(({ template }) => template === 'booking-confirmed')
      .map(({ email, count }) => [email, count]),
  );
  return bookings
    .filter(({ email, count }) => confirmations.get(email) !== count)
    .map(
      ({ email, count }) =>
        `${email}: ${count} bookings, ${confirmations.get(email) ?? 0} confirmations mailed`,
    );
}

/** No share of a partner twice, no payout that differs from its lines. @param {World} world */
const ledgerAgrees = ({ identity }) =>
  identity.ask(
    `select booking_id::text as id, 'told twice' as why from commission_line group by booking_id, announcement, cause having count(*) > 1
      union all
     select p.id::text, 'differs from its lines' from payout p where p.state <> 'cancelled'
        and p.amount_minor <> (select coalesce(sum(l.amount_minor), 0) from commission_line l where l.payout_id = p.id)`,
  );

/**
 * Waits until nothing moves, then looks at everything.
 * @param {World} world
 * @param {{ patienceMs?: number }} [options]
 * @returns {Promise<string[]>} what is broken
 */
export async function brokenInvariants(world, { patienceMs = 60_000 } = {}) {
  const problems = [];
  const look = async () => {
    const quiet = await isQuiet(world).catch(() => false);
    return quiet && (await mailsAgree(world)).length === 0 && (await providerAgrees(world)).length === 0;
  };
  if (
    !(await until(look, { timeoutMs: patienceMs, everyMs: 500 })) &&
    !(await isQuiet(world).catch(() => false))
  )
    problems.push(`something was still under way after ${patienceMs / 1_000} s`);
  for (const [what, sql] of Object.entries(questions)) {
    const rows = await world.leads.ask(sql);
    if (rows.length > 0) problems.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  problems.push(...(await providerAgrees(world)).slice(0, 5), ...(await mailsAgree(world)).slice(0, 5));
  const lines = await ledgerAgrees(world);
  if (lines.length > 0) problems.push(`the partners' ledger: ${JSON.stringify(lines.slice(0, 3))}`);
  return problems;
}
