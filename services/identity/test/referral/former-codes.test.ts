import { describe, expect, it } from '@jest/globals';
import { getOwnReferral, getReferralStats } from '@valam/contracts/identity/referral.rpc';
import { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import { answers } from '../kit/leads-stand-in.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

describe('a partner with a changed code', () => {
  it('still sees the people who used the former code', async () => {
    const asked: { readonly code: string; readonly formerCodes?: readonly string[] | undefined }[] = [];
    const none = { totalReferrals: 0, successfulBookings: 0, pendingInquiries: 0, completedThisYear: 0 };
    answers(service.nats, getReferralCounts, (input) => {
      asked.push(input);
      return { ...none, byMonth: [] };
    });
    answers(service.nats, listReferredLeads, (input) => {
      asked.push(input);
      return { items: [], total: 0 };
    });
    const { id, caller, code } = await does.aContributor('renamed@example.org');
    const desk = await does.admin(await does.asOwner());
    for (const next of ['WALKS2026', 'WALKS2027'])
      await desk.act('contributors', id, 'set-code', { code: next });

    await does.rpc.call(getReferralStats, { caller, code: 'WALKS2027' });
    await does.rpc.call(getOwnReferral, { caller });
    expect(asked).toHaveLength(3);
    for (const of of asked)
      expect(of).toMatchObject({ code: 'WALKS2027', formerCodes: [code, 'WALKS2026'].toSorted() });
  });
});
