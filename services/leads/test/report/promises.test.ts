import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffRoles } from '@valam/contracts/identity/auth.schema';
import type { LeadType } from '@valam/contracts/leads/lead.schema';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { getPromisesReport, listPromiseLeads } from '@valam/contracts/leads/report.rpc';
import {
  promiseGroups,
  promisedAnswers,
  type PromisedAnswer,
  type PromiseGroup,
} from '@valam/contracts/leads/report.schema';
import { keyOfNone } from '@valam/contracts/shared/report-range';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { refusal } from '../kit/builders.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const hourMs = 3_600_000;
const week = { from: '2027-01-04', to: '2027-01-10' };

describe('the report on promises', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const report = (from: string, to: string, by: PromiseGroup = 'person') =>
    leads.rpc.call(getPromisesReport, { from, to, by, caller: staff('owner') });
  const behind = (query: { by: PromiseGroup; key?: string; answer?: PromisedAnswer }) =>
    leads.rpc.call(listPromiseLeads, { ...week, ...query, page: 1, caller: staff('owner') });
  const ask = async (type: Exclude<LeadType, 'booking'>, name: string) => {
    const email = `${name.toLowerCase()}@example.org`;
    const lead = {
      type,
      name,
      firstName: name,
      lastName: 'Rao',
      email,
      mobile: '+919000012345',
      message: 'When?',
    };
    const { id } = await leads.rpc.call(createLead, {
      lead: { ...lead, mainInterests: ['Yoga'], requestedDocuments: ['hotel'] },
      idempotencyKey: null,
    });
    return id;
  };
  const answer = async (id: string, ownerName: string) => {
    const office = backOfficeOf(leads);
    const { version } = await office.get('leads', id);
    await office.update('leads', id, version, { state: 'contacted', ownerName });
  };

  it('counts answers in time, late, overdue and waiting, by person', async () => {
    // Monday, 2027-01-04: the promise is 24 hours for an inquiry and 48 for a private tour.
    const [prompt, slow] = [await ask('inquiry', 'Asha'), await ask('contact', 'Ravi')];
    await ask('inquiry', 'Forgotten');
    await ask('download', 'Reader');
    await leads.advance(2 * hourMs);
    await answer(prompt, 'Meena');
    await leads.advance(30 * hourMs);
    await answer(slow, 'Meena');
    await ask('private_tour_inquiry', 'Anna');

    const shown = await report('2027-01-04', '2027-01-10');
    expect(shown.now).toMatchObject({ inTime: 1, late: 1, overdue: 1, waiting: 1 });
    expect(shown.then).toEqual({ inTime: 0, late: 0, overdue: 0, waiting: 0, answerMinutes: 0 });
    expect(shown.rows).toMatchObject([
      { key: 'Meena', now: { inTime: 1, late: 1, overdue: 0, waiting: 0, answerMinutes: (2 + 32) * 60 } },
      { key: '', now: { inTime: 0, late: 0, overdue: 1, waiting: 1, answerMinutes: 0 } },
    ]);
    expect(
      (await report('2027-01-04', '2027-01-10', 'type')).rows.map(({ key, now }) => [key, now.inTime]),
    ).toEqual([
      ['inquiry', 1],
      ['contact', 0],
      ['private_tour_inquiry', 0],
    ]);
    const lists = await backOfficeOf(leads).list('leads', { ownerName: 'Meena' });
    expect(lists.total).toBe(2);
  });

  it('links every figure to the same number of leads', async () => {
    for (const by of promiseGroups) {
      const { rows, now } = await report(week.from, week.to, by);
      for (const answer of promisedAnswers) {
        for (const row of [{ key: undefined, now }, ...rows]) {
          const key = row.key === '' ? keyOfNone : row.key;
          const { items, total } = await behind({ by, answer, ...(key !== undefined && { key }) });
          expect([by, row.key, answer, total]).toEqual([by, row.key, answer, row.now[answer]]);
          expect(items).toHaveLength(total);
          expect(items.every((item) => item.answer === answer)).toBe(true);
        }
      }
    }
    const { items } = await behind({ by: 'person', key: 'Meena' });
    // Both were due in the same second.
    expect(items.toSorted((a, b) => a.type.localeCompare(b.type))).toMatchObject([
      { type: 'contact', owner: 'Meena', answer: 'late', minutes: 32 * 60 },
      { type: 'inquiry', owner: 'Meena', answer: 'inTime', minutes: 2 * 60 },
    ]);
    const asked = leads.rpc.call(listPromiseLeads, {
      ...week,
      by: 'type',
      page: 1,
      caller: staff('content'),
    });
    expect((await refusal(asked)).code).toBe('admin.role_refused');
  });

  it('compares a week with the previous one, and shows weeks without a promise', async () => {
    await leads.advance(7 * 24 * hourMs);
    const shown = await report('2027-01-11', '2027-01-24', 'week');
    expect(shown.before).toEqual({ from: '2026-12-28', to: '2027-01-10' });
    // The second week of the range is compared with the second week of the previous one: the leads above.
    expect(shown.rows).toMatchObject([
      { key: '2027-01-11', now: { overdue: 0 }, then: { inTime: 0, overdue: 0 } },
      { key: '2027-01-18', now: { overdue: 0 }, then: { inTime: 1, late: 1, overdue: 2 } },
    ]);
    for (const { key, then } of shown.rows)
      for (const answer of promisedAnswers) {
        const before = { ...shown.range, by: 'week', key, answer, which: 'before' } as const;
        const { items } = await leads.rpc.call(listPromiseLeads, {
          ...before,
          page: 1,
          caller: staff('owner'),
        });
        expect([key, answer, items.length]).toEqual([key, answer, then[answer]]);
      }
  });

  it('excludes spam, and is restricted to roles that read leads', async () => {
    const { items } = await backOfficeOf(leads).list('leads', { type: 'private_tour_inquiry' });
    const { id = '', version = 0 } = items[0] ?? {};
    await backOfficeOf(leads).update('leads', id, version, { state: 'spam' });
    expect((await report('2027-01-04', '2027-01-10')).now).toMatchObject({ overdue: 1, waiting: 0 });
    for (const role of staffRoles) {
      const asked = leads.rpc.call(getPromisesReport, { ...week, by: 'person', caller: staff(role) });
      if (role === 'content') expect((await refusal(asked)).code).toBe('admin.role_refused');
      else expect((await asked).now.overdue).toBe(1);
    }
    expect((await refusal(report('2027-01-05', '2027-01-04'))).code).toBe('leads.report_range');
  });
});
