import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import type { PayoutSheet } from '@valam/contracts/identity/payout.schema';
import type { HeldLists } from '@valam/contracts/identity/held-data.schema';
import { exportPerson } from '@valam/contracts/identity/privacy.rpc';
import { getReferralStats, listOwnPayouts, readOwnPayout } from '@valam/contracts/identity/referral.rpc';
import { money } from '@valam/contracts/shared/money';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { aSession } from './samples.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.units.answer(readSession, () => aSession());
});
afterAll(() => gateway.stop());

const day = '2026-10-01';
const at = `${day}T06:00:00.000Z`;
const standing = { net: money(480_00, 'USD'), total: money(480_00, 'USD'), totalUsd: money(480_00, 'USD') };
const aLine = (id: string): CommissionLine => ({
  ...{ id, bookingRef: 'VLM-1', tourTitle: 'Tour', startDate: day, endDate: day, cause: 'capture' },
  ...{ state: 'paid', reason: null, before: standing, after: standing, base: standing.net },
  ...{ ratePercent: 10, amount: money(48_00, 'USD'), occurredAt: at },
  ...{ completedAt: null, releasedOn: null, paidAt: null },
});

it('the statement of a payout is joined from any number of parts', async () => {
  const ids = ['one', 'two', 'three'].map((name) => sampleId('line', name));
  const payoutId = sampleId('payout', 'long');
  await gateway.units.answer(readOwnPayout, ({ after }) => {
    const index = after ? ids.indexOf(after.id) + 1 : 0;
    const [id = '', ...rest] = ids.slice(index);
    return {
      ...{ id: payoutId, state: 'paid' as const, amount: money(144_00, 'USD'), lines: ids.length },
      ...{ proposedAt: at, paidAt: at, paymentReference: null, details: '…', partner: 'Asha' },
      items: [aLine(id)],
      next: rest.length > 0 ? { at, id } : null,
    };
  });
  const response = await gateway.fetch(`/api/referrals/me/payouts/${payoutId}`, {
    headers: { cookie: 'sid=partner' },
  });
  const sheet = (await response.json()) as PayoutSheet;
  expect(sheet.items.map(({ id }) => id)).toEqual(ids);
  expect(sheet).not.toHaveProperty('next');
});

it('the list of payouts is joined from any number of parts', async () => {
  const all = Array.from({ length: 250 }, (_, index) => ({
    ...{ id: sampleId('payout', String(index)), state: 'paid' as const, amount: money(50_00, 'USD') },
    ...{ lines: 1, proposedAt: at, paidAt: at, paymentReference: null },
  }));
  await gateway.units.answer(listOwnPayouts, ({ after }) => {
    const start = all.findIndex(({ id }) => id === after) + 1;
    return all.slice(start, start + 100);
  });
  const response = await gateway.fetch('/api/referrals/me/payouts', { headers: { cookie: 'sid=partner' } });
  expect(await response.json()).toEqual(all);
});

it('the list of people who used a code is joined from any number of parts', async () => {
  const leads = ['one', 'two', 'three'].map((name) => ({
    ...{ id: sampleId('lead', name), type: 'inquiry' as const, name, email: null, tourTitle: null },
    ...{ paymentStatus: 'pending' as const, amount: null, currency: null, sourceUrl: null, createdAt: at },
  }));
  const counts = { referralCode: 'ASHA7K4', totalReferrals: 3, successfulBookings: 0, pendingInquiries: 3 };
  await gateway.units.answer(getReferralStats, ({ after }) => {
    const [lead, ...rest] = leads.slice(leads.findIndex(({ id }) => id === after?.id) + 1);
    return {
      ...counts,
      leads: lead ? [lead] : [],
      next: rest.length > 0 && lead ? { at, id: lead.id } : null,
    };
  });
  const response = await gateway.fetch('/api/referrals/stats/ASHA7K4', {
    headers: { cookie: 'sid=partner' },
  });
  expect(await response.json()).toEqual({ ...counts, leads });
});

it('the export of a person is joined from any number of parts', async () => {
  const next = { identity: { section: 'commissions', record: 1 } };
  const first: Record<string, HeldLists> = {
    identity: { accounts: [{}], commissions: [{ id: 'one' }] },
    leads: { sections: [{ title: 'Leads' }] },
  };
  const last: Record<string, HeldLists> = { identity: { commissions: [{ id: 'two' }], clicks: [{ day }] } };
  await gateway.units.answer(exportPerson, ({ after }) => ({
    ...{ email: 'asha@example.org', exportedAt: at },
    ...(after ? { units: last, next: null } : { units: first, next }),
  }));
  const response = await gateway.post('/api/privacy/export', { token: 'x'.repeat(43) });
  expect(await response.json()).toEqual({
    ...{ email: 'asha@example.org', exportedAt: at },
    units: {
      identity: { accounts: [{}], commissions: [{ id: 'one' }, { id: 'two' }], clicks: [{ day }] },
      leads: { sections: [{ title: 'Leads' }] },
    },
  });
});
