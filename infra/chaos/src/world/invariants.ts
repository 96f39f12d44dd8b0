import { until } from '@valam/local/waiting';
import { confirmed, providerAgrees, questions } from './books.ts';
import type { World } from './world.ts';

/** Whether the system is idle: events delivered, refunds made, due jobs done. */
async function isQuiet({ leads, notifications }: World) {
  const [state] = await leads.ask<{ outbox: number; refunds: number; jobs: number }>(`
    select (select count(*) from outbox where published_at is null)::int as outbox,
           (select count(*) from refund where state = 'pending')::int as refunds,
           (select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)::int as jobs`);
  const [mail] = await notifications.ask<{ waiting: number }>(
    `select count(*)::int as waiting from mail where state in ('queued', 'sending')`,
  );
  return state && mail && state.outbox + state.refunds + state.jobs + mail.waiting === 0;
}

/**
 * The emails that the events of this run have one of each for: a payment that confirms seats, a further one, a cancellation,
 * a payment that came too late, and a refund that was made. A bank that takes money back informs its customer itself.
 */
const mailsDue = `
  with due as (
    select email, 'booking-confirmed' as template from booking where state in ${confirmed}
    union all
    select b.email, 'payment-received' from payment p join booking b on b.id = p.booking_id
     where p.kind = 'balance' and p.method = 'card' and p.share_id is null
       and not exists (
         select 1 from refund r
          where r.payment_id = p.id and r.kind in ('departure_cancelled', 'duplicate', 'late_payment'))
    union all
    select b.email, case when d.cancelled_at is null or d.cancelled_at > (
               select min(at) from booking_step where booking_id = b.id and to_state = 'cancelled')
             then 'booking-cancelled' else 'departure-cancelled' end
      from booking b join departure d on d.id = b.departure_id
     where b.state = 'cancelled' and (b.deposit_paid_at is not null or d.cancelled_at is not null)
    union all
    select b.email, 'late-payment-refunded' from refund r
      join payment p on p.id = r.payment_id join booking b on b.id = r.booking_id
     where r.kind = 'late_payment' and p.share_id is null
    union all
    select b.email, 'refund-made' from refund r
      join payment p on p.id = r.payment_id join booking b on b.id = r.booking_id
     where r.state = 'refunded' and r.kind <> 'disputed' and p.share_id is null)
  select email, template, count(*)::int as count from due where email like $1 group by 1, 2`;

interface Mails {
  readonly email: string;
  readonly template: string;
  readonly count: number;
}

/** Checks that each event of this run with an email has it, and once. */
async function mailsAgree({ leads, notifications, tag }: World) {
  const ofRun = [`%-${tag}@chaos.example`];
  const due = await leads.ask<Mails>(mailsDue, ofRun);
  const mails = await notifications.ask<Mails>(
    `select to_address as email, template, count(*)::int as count from mail where to_address like $1 group by 1, 2`,
    ofRun,
  );
  const keyOf = ({ email, template }: Mails) => `${template} to ${email}`;
  const mailed = new Map(mails.map((mail) => [keyOf(mail), mail.count]));
  return due
    .filter((event) => mailed.get(keyOf(event)) !== event.count)
    .map((event) => `${keyOf(event)}: ${event.count} due, ${mailed.get(keyOf(event)) ?? 0} mailed`);
}

/** Partners' ledger entries that occur twice, and payouts that differ from their lines. */
const ledgerAgrees = ({ identity }: World) =>
  identity.ask(
    `select booking_id::text as id, 'told twice' as why from commission_line group by booking_id, announcement, cause having count(*) > 1
      union all
     select p.id::text, 'differs from its lines' from payout p where p.state <> 'cancelled'
        and p.amount_minor <> (select coalesce(sum(l.amount_minor), 0) from commission_line l where l.payout_id = p.id)`,
  );

/** Events that the other services could not apply; leads is asked with its other questions. */
async function appliedElsewhere({ catalog, identity, notifications }: World) {
  const problems = [];
  for (const [service, { ask }] of Object.entries({ catalog, identity, notifications })) {
    const dead = await ask('select subject, error from dead_event');
    if (dead.length > 0)
      problems.push(`events that ${service} could not apply: ${JSON.stringify(dead.slice(0, 3))}`);
  }
  return problems;
}

/**
 * The queries, and five more checks: the provider's records, emails, the partners' ledger, events of the other services, and no
 * work in progress.
 */
export const invariantCount = Object.keys(questions).length + 5;

/**
 * Waits until the system is quiet, then checks all invariants.
 * @returns the violated ones
 */
export async function brokenInvariants(
  world: World,
  { patienceMs = 60_000 }: { patienceMs?: number } = {},
): Promise<string[]> {
  const problems = [];
  // The provider first: a payment whose event is still on its way becomes work, and then an email, after it has arrived.
  const look = async () =>
    (await providerAgrees(world)).length === 0 &&
    (await isQuiet(world).catch(() => false)) &&
    (await mailsAgree(world)).length === 0;
  if (
    !(await until(look, { timeoutMs: patienceMs, everyMs: 500 })) &&
    !(await isQuiet(world).catch(() => false))
  )
    problems.push(`something was still in progress after ${patienceMs / 1_000} s`);
  for (const [what, sql] of Object.entries(questions)) {
    const rows = await world.leads.ask(sql);
    if (rows.length > 0) problems.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  problems.push(...(await providerAgrees(world)).slice(0, 5), ...(await mailsAgree(world)).slice(0, 5));
  const lines = await ledgerAgrees(world);
  if (lines.length > 0) problems.push(`the partners' ledger: ${JSON.stringify(lines.slice(0, 3))}`);
  problems.push(...(await appliedElsewhere(world)));
  return problems;
}
