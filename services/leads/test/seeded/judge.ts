import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ReadSales } from '../../src/report/read-sales.js';
import { stockDifferences } from '../kit/paid-booking.js';
import { salesDifferences } from '../kit/sales-books.js';
import { workInProgress } from '../kit/settled.js';
import type { Play } from './play.js';

interface Books {
  readonly questions: Record<string, string>;
  providerAgrees(books: {
    leads: { ask(sql: string): Promise<unknown[]> };
    provider: { list(kind: 'charges'): Promise<unknown[]> };
  }): Promise<string[]>;
}

/** The same queries that are run against the running system; plain JavaScript with its types in comments. */
const books = async (): Promise<Books> => {
  const file = '../../../../infra/chaos/src/world/books.ts';
  return (await import(file)) as Books;
};

/** Runs jobs that wait for a retry now, to skip their exponential backoff. */
const hurry = `select graphile_worker.reschedule_jobs(array[id], run_at := now())
  from graphile_worker.jobs where attempts between 1 and max_attempts - 1 and run_at > now() and locked_at is null`;

const unfinished = `
  select (select count(*)::int from outbox where published_at is null) as untold,
         (select count(*)::int from refund where state = 'pending') as refunds`;

/**
 * Waits until all work is done: events delivered, refunds made or failed, due jobs run. `byHand`: manual
 * actions meanwhile.
 */
export async function becomesQuiet(play: Play, byHand?: () => Promise<void>): Promise<void> {
  const nothing = JSON.stringify({ events: 0, jobs: [], untold: 0, refunds: 0 });
  await waitFor(
    async () => {
      await play.ask(hurry);
      await byHand?.();
      const [row = {}] = await play.ask<object>(unfinished);
      const now = JSON.stringify({ ...(await workInProgress(play.leads)), ...row });
      if (now !== nothing) throw new Error(`in progress: ${now}`);
      return true;
    },
    { timeoutMs: 60_000, everyMs: 40 },
  );
}

/**
 * Checks that each booking that ever had its seats got exactly one confirmation, or a receipt if it was
 * canceled before, and that no email was sent twice.
 */
async function mailsTwice({ leads, tag }: Play, confirmed: readonly string[]): Promise<string[]> {
  const sent = (await leads.emittedEvents(mailRequested)).map(({ payload }) => payload);
  const of = (template: string, email: string) =>
    sent.filter((mail) => mail.template === template && mail.to === email).length;
  const people = new Set(sent.map(({ to }) => to).filter((to) => to.includes(`-${tag}@`)));
  const twice = [...people].flatMap((email) =>
    ['booking-confirmed', 'late-payment-refunded', 'departure-cancelled']
      .filter((template) => of(template, email) > 1)
      .map((template) => `${email} was mailed '${template}' ${of(template, email)} times`),
  );
  const silent = confirmed
    .filter((email) => of('booking-confirmed', email) + of('payment-received', email) === 0)
    .map((email) => `${email} has seats and was never told`);
  return [...twice, ...silent];
}

/** Returns the violated invariants once all work is done. */
export async function brokenInvariants(play: Play): Promise<string[]> {
  const { questions, providerAgrees } = await books();
  await becomesQuiet(play);
  const problems: string[] = [];
  for (const [what, sql] of Object.entries(questions)) {
    const rows = await play.ask(sql);
    if (rows.length > 0) problems.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const leads = { ask: (sql: string) => play.ask(sql) };
  const provider = { list: (kind: 'charges') => play.leads.sandbox.list(kind) };
  problems.push(...(await providerAgrees({ leads, provider })));
  const differences = await stockDifferences(play.leads);
  if (differences.length > 0) problems.push(`counters differ: ${JSON.stringify(differences)}`);
  await play.leads.get(ReadSales).run();
  const unsold = await salesDifferences(play.leads.dataSource);
  if (unsold.length > 0) problems.push(`the sales report differs: ${JSON.stringify(unsold.slice(0, 3))}`);
  const confirmed = await play.ask<{ email: string }>(
    `select email from booking where state in ('deposit_paid', 'paid') and email like $1`,
    [`%-${play.tag}@chaos.example`],
  );
  problems.push(
    ...(await mailsTwice(
      play,
      confirmed.map(({ email }) => email),
    )),
  );
  return problems;
}
