import { until } from '../../../local/src/waiting.ts';
import { confirmed, providerAgrees, questions } from './books.ts';
import type { World } from './world.ts';

/** True when nothing is in flight: events delivered, refunds made, due jobs done. */
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

/** Checks that each booking of this run has one confirmation, and that no email was sent twice. */
async function mailsAgree({ leads, notifications, tag }: World) {
  const bookings = await leads.ask<{ email: string; count: number }>(
    `select email, count(*)::int as count from booking where email like $1 and state in ${confirmed} group by email`,
    [`%-${tag}@chaos.example`],
  );
  const mails = await notifications.ask<{ email: string; template: string; count: number }>(
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

/** Partners' ledger entries that occur twice, and payouts that differ from their lines. */
const ledgerAgrees = ({ identity }: World) =>
  identity.ask(
    `select booking_id::text as id, 'told twice' as why from commission_line group by booking_id, announcement, cause having count(*) > 1
      union all
     select p.id::text, 'differs from its lines' from payout p where p.state <> 'cancelled'
        and p.amount_minor <> (select coalesce(sum(l.amount_minor), 0) from commission_line l where l.payout_id = p.id)`,
  );

/** The queries, and four more checks: the provider's records, emails, the partners' ledger, and no work in progress. */
export const invariantCount = Object.keys(questions).length + 4;

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
