import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { getMorningTasks } from '@valam/contracts/leads/morning.rpc';
import { backOfficeOf } from '../kit/back-office.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

const many = 120;

it('the number of tasks is the total, even if not all are listed', async () => {
  await leads.rpc.call(createLead, {
    lead: {
      ...{ type: 'private_tour_inquiry' as const, name: 'Late', email: 'late@example.org' },
      ...{ mobile: '+4915112345678', mainInterests: ['Yoga'] },
    },
    idempotencyKey: null,
  });
  await leads.dataSource.query(
    `insert into lead overriding user value
     select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(),
              'answer_due_at', l.answer_due_at + n * interval '1 second'))).* from lead l, generate_series(2, $1::int) n`,
    [many],
  );
  await leads.advance(10 * 86_400_000);
  const { items, total } = await backOfficeOf(leads).list('today', {}, {});
  const late = items.filter(({ kind }) => kind === 'late_answer');
  expect(late.length).toBeLessThan(many);
  expect([...new Set(late.map(({ ofKind }) => ofKind))]).toEqual([many]);
  expect(late.map(({ at }) => String(at))).toEqual(late.map(({ at }) => String(at)).sort());
  expect(total).toBe(many);
  const { bands } = await leads.rpc.call(getMorningTasks, {});
  expect(bands).toMatchObject([{ band: 'promises', total: many }]);
});

it('the inbox can be filtered by answers that are due within a day, as they are counted', async () => {
  const office = backOfficeOf(leads);
  await leads.dataSource.query(
    `update lead set answer_due_at = $1::timestamptz + case when n <= 5 then interval '23 hours' else interval '25 hours' end
       from (select id as of, row_number() over (order by id) as n from lead) numbered where id = of`,
    [leads.clock.now()],
  );
  const { items } = await office.list('today', {}, {});
  expect(items.find(({ kind }) => kind === 'answer_due')).toMatchObject({ ofKind: 5 });
  const total = async (filters: Record<string, string>) => (await office.list('leads', filters)).total;
  expect(await total({ isDue: 'true' })).toBe(5);
  expect(await total({ isDue: 'false' })).toBe((await total({})) - 5);
  expect(await total({ isLate: 'true' })).toBe(0);
  expect(await total({ isLate: 'false' })).toBe(await total({}));
  await expect(office.list('leads', { isLate: 'yes' })).rejects.toMatchObject({
    problem: { details: { fields: { isLate: 'Write true or false.' } } },
  });
});
