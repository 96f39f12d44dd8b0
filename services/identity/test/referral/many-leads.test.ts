import { expect, it } from '@jest/globals';
import { getReferralStats } from '@valam/contracts/identity/referral.rpc';
import { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { answers } from '../kit/leads-stand-in.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

it('a partner sees the people who used the code, even with long texts of strangers', async () => {
  const createdAt = '2026-11-01T00:00:00.000Z';
  const leads = Array.from({ length: 350 }, (_, index) => ({
    ...{ id: sampleId('lead', String(index)), type: 'inquiry' as const, name: 'ம'.repeat(200) },
    ...{
      email: `${'x'.repeat(200)}@example.org`,
      tourTitle: 'ம'.repeat(200),
      paymentStatus: 'pending' as const,
    },
    ...{ amount: null, currency: null, sourceUrl: 'ம'.repeat(2_000), createdAt },
  }));
  const counts = { totalReferrals: 350, successfulBookings: 0, pendingInquiries: 350, completedThisYear: 0 };
  answers(service.nats, getReferralCounts, () => ({ ...counts, byMonth: [] }));
  answers(service.nats, listReferredLeads, ({ after, page, perPage }) => {
    const start = after ? leads.findIndex(({ id }) => id === after.id) + 1 : (page - 1) * perPage;
    return { items: leads.slice(start, start + perPage), total: leads.length };
  });
  const { caller, code } = await does.aContributor('popular@example.org');
  const first = await does.rpc.call(getReferralStats, { caller, code });
  expect(first).toMatchObject({ totalReferrals: 350, pendingInquiries: 350 });
  const shown = [...first.leads];
  for (let { next } = first; next;) {
    const part = await does.rpc.call(getReferralStats, { caller, code, after: next });
    shown.push(...part.leads);
    next = part.next;
  }
  expect(shown).toEqual(leads);
});
