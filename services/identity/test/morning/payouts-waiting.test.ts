import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { morningMail } from '../../src/morning/morning-mail.js';
import { OwnWaiting } from '../../src/morning/own-waiting.js';
import { PayoutEntity } from '../../src/payout/payout.entity.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, partners } = await runningPartnerProgram();

it('a payout that the monthly run proposed is in the morning email until it is paid', async () => {
  const { caller } = await partners.aPartner('waits@example.org');
  const now = service.clock.now();
  const { manager } = service.dataSource;
  const payout = await manager.save(PayoutEntity, {
    ...{ id: randomUUID(), runId: randomUUID(), contributorId: String(caller.contributorId) },
    ...{ amountMinor: 240_00, lineCount: 2, state: 'proposed' as const, method: 'paypal' as const },
    ...{ sealedDetails: null, maskedDetails: 'PayPal wa…@example.org' },
    ...{ proposedAt: now, proposedBy: 'the monthly run', version: 1, updatedAt: now },
  });
  const mail = async () => {
    const waiting = await service.get(OwnWaiting).read();
    const others = { sales: null, tasks: null, departures: null, undelivered: null };
    return morningMail('Priya', '2026-11-02', { ...others, waiting }, (path) => `/admin${path}`);
  };
  const lines = [{ title: 'Payouts to be paid', facts: '1', recordUrl: '/admin/payouts?state=proposed' }];
  expect(await mail()).toMatchObject({ taskCount: 1, tasks: [{ title: 'Approvals waiting', lines }] });
  await manager.update(PayoutEntity, { id: payout.id }, { state: 'paid', paidAt: now });
  expect(await mail()).toMatchObject({ taskCount: 0, tasks: [] });
});
