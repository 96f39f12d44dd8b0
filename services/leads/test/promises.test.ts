import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffRoles } from '@valam/contracts/identity/auth.schema';
import type { LeadType } from '@valam/contracts/leads/lead.schema';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { getPromisesReport } from '@valam/contracts/leads/report.rpc';
import type { PromiseGroup } from '@valam/contracts/leads/report.schema';
import { backOfficeOf, staff } from './kit/back-office.js';
import { refusal } from './kit/builders.js';
import { startLeads, type Leads } from './kit/start-leads.js';

const hourMs = 3_600_000;

describe('the report on promises', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const report = (from: string, to: string, by: PromiseGroup = 'person') =>
    leads.rpc.call(getPromisesReport, { from, to, by, caller: staff('owner') });
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

  it('tells answers in time, late, missing and still to come apart, by who gives them', async () => {
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

  it('counts a week beside the week before, and shows weeks without a promise', async () => {
    await leads.advance(7 * 24 * hourMs);
    const shown = await report('2027-01-11', '2027-01-24', 'week');
    expect(shown.before).toEqual({ from: '2026-12-28', to: '2027-01-10' });
    // The second week of the range is compared with the second week of the previous one: the leads above.
    expect(shown.rows).toMatchObject([
      { key: '2027-01-11', now: { overdue: 0 }, then: { inTime: 0, overdue: 0 } },
      { key: '2027-01-18', now: { overdue: 0 }, then: { inTime: 1, late: 1, overdue: 2 } },
    ]);
  });

  it('leaves spam out, and is for those who read leads', async () => {
    const { items } = await backOfficeOf(leads).list('leads', { type: 'private_tour_inquiry' });
    const { id = '', version = 0 } = items[0] ?? {};
    await backOfficeOf(leads).update('leads', id, version, { state: 'spam' });
    expect((await report('2027-01-04', '2027-01-10')).now).toMatchObject({ overdue: 1, waiting: 0 });
    const week = { from: '2027-01-04', to: '2027-01-10', by: 'person' as const };
    for (const role of staffRoles) {
      const asked = leads.rpc.call(getPromisesReport, { ...week, caller: staff(role) });
      if (role === 'content') expect((await refusal(asked)).code).toBe('admin.role_refused');
      else expect((await asked).now.overdue).toBe(1);
    }
    expect((await refusal(report('2027-01-05', '2027-01-04'))).code).toBe('leads.report_range');
  });
});
