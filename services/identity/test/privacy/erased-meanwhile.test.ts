import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { changeOwnProfile } from '@valam/contracts/identity/profile.rpc';
import { setPayoutDetails } from '@valam/contracts/identity/referral.rpc';
import { AnonymizePerson } from '../../src/privacy/anonymize-person.js';
import { ContributorEntity } from '../../src/contributor/contributor.entity.js';
import { PayoutDetailsEntity } from '../../src/payout/payout-details.entity.js';
import { refusalOf } from '../kit/identity-service.js';
import { password } from '../kit/partner-actions.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

const calls = {
  'change of the profile': (caller: Caller) =>
    does.rpc.call(changeOwnProfile, { caller, change: { name: 'Asha Again' }, version: null }),
  'change of the payout details': (caller: Caller) =>
    does.rpc.call(setPayoutDetails, {
      ...{ caller, currentPassword: password },
      details: { method: 'paypal', paypalEmail: 'asha@example.org' },
    }),
};
type Caller = Awaited<ReturnType<typeof partners.aPartner>>['caller'];

it.each(['change of the profile', 'change of the payout details'] as const)(
  'a %s that waits for an erasure of the person gives the erased person no data again',
  async (what) => {
    const email = `${what.replaceAll(' ', '-')}@example.org`;
    const { caller } = await partners.aPartner(email);
    const id = String(caller.contributorId);
    let refused: Promise<{ code: string }> | undefined;
    await service.dataSource.transaction(async (tx) => {
      const erasing = await tx.query<{ pid: number }[]>('select pg_backend_pid() as pid');
      await service.get(AnonymizePerson).run(tx, email);
      refused = refusalOf(calls[what](caller));
      refused.catch(() => undefined);
      // The call has passed its first checks once it waits for the erasure.
      for (;;) {
        const waiting = await tx.query<unknown[]>(
          'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
          [erasing[0]?.pid],
        );
        if (waiting.length > 0) return;
        await pause(20);
      }
    });
    expect(await refused).toMatchObject({ code: 'identity.signed_out' });
    const { manager } = service.dataSource;
    expect(await manager.findOneByOrFail(ContributorEntity, { id })).toMatchObject({ name: 'Erased' });
    expect(await manager.countBy(PayoutDetailsEntity, { contributorId: id })).toBe(0);
  },
);
