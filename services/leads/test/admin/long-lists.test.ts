import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { AbstractLogger } from 'typeorm';
import { startLeads, type Leads } from '../kit/start-leads.js';

interface Asked {
  readonly sql: string;
  readonly parameters: unknown[];
}

/** Records the statements sent to the database. */
class Notebook extends AbstractLogger {
  readonly asked: Asked[] = [];

  override logQuery(sql: string, parameters: unknown[] = []): void {
    if (/^\s*(select|with)/i.test(sql)) this.asked.push({ sql, parameters });
  }

  protected writeLog(): void {
    // All relevant statements arrive through `logQuery`.
  }
}

const caller = {
  userId: randomUUID(),
  role: 'owner' as const,
  sessionId: null,
  contributorId: null,
  email: 'boss@valam.example',
};
const id = randomUUID();

type Question = readonly [entity: string, filters: Record<string, string>, query: Record<string, string>];

const questions: readonly Question[] = [
  ['leads', {}, {}],
  ['leads', { state: 'new' }, {}],
  ['leads', { state: 'new,contacted', type: 'inquiry' }, {}],
  ['leads', { isLate: 'true' }, { sort: 'answerDueAt', order: 'asc' }],
  ['leads', { isDue: 'true' }, { sort: 'answerDueAt', order: 'asc' }],
  ['leads', { referralCode: 'SHIVA' }, {}],
  ['leads', {}, { q: 'asha@example.org' }],
  ['bookings', {}, {}],
  ['bookings', { state: 'held' }, {}],
  ['bookings', { departureId: id }, {}],
  ['bookings', { departureId: `nonsense,${id}` }, {}],
  ['bookings', {}, { q: 'Asha' }],
  ['payments', {}, {}],
  ['payments', { bookingId: id }, {}],
  ['refunds', {}, {}],
  ['refunds', { bookingId: id }, {}],
  ['subscribers', {}, { q: 'example.org' }],
  ['waitlist', { departureId: id }, {}],
  ['webhooks', {}, {}],
];

/** Tables that grow with every visitor; none may be scanned completely. */
const growing = ['lead', 'booking', 'payment', 'refund', 'subscriber', 'waitlist_entry', 'provider_event'];

describe('a long list of the back office', () => {
  let leads: Leads;
  const notebook = new Notebook(['query']);
  beforeAll(async () => {
    leads = await startLeads();
    leads.dataSource.setOptions({ logging: ['query'], logger: notebook });
  });
  afterAll(() => leads.stop());

  /** The tables that the statement can only read by a full scan, regardless of their size. */
  async function readWhole({ sql, parameters }: Asked): Promise<string[]> {
    return leads.dataSource.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      const plan = await tx.query<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, parameters);
      return plan
        .map((line) => /Seq Scan on (\w+)/.exec(line['QUERY PLAN'])?.[1] ?? '')
        .filter((table) => growing.includes(table));
    });
  }

  it.each(questions)('of %s by %j %j uses an index', async (entity, filters, query) => {
    notebook.asked.length = 0;
    await leads.rpc.call(adminRpcs.leads.list, {
      caller,
      entity,
      query: { page: 1, perPage: 25, order: 'desc' as const, ...query },
      filters,
    });
    const asked = [...notebook.asked];
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) expect([one.sql, await readWhole(one)]).toEqual([one.sql, []]);
  });
});
