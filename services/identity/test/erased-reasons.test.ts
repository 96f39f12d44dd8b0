import { expect, it } from '@jest/globals';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { erasePerson, requestPrivacyLink } from '@valam/contracts/identity/privacy.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { visitor } from './identity-service.js';
import { runningPartnerProgram } from './running-identity.js';

const { service, does } = await runningPartnerProgram();

it('a person is erased with the reasons that staff gave for what they decided about them', async () => {
  const email = 'reasons@example.org';
  const application = { firstName: 'Asha', lastName: 'Menon', email, mobile: '+4915112345678' };
  const { id: applied } = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
  const { id, caller } = await does.aContributor(email);
  const desk = await does.admin(await does.asOwner());
  const reason = 'Asha was rude to Meera';
  await desk.act('host-applications', applied, 'decline', { reason });
  await desk.act('contributors', id, 'suspend', { reason });
  await desk.act('users', String(caller.userId), 'block', { reason });
  const said = () =>
    service.dataSource.query<unknown[]>(
      'select id from audit_entry where reason = $1 union all select id from approval_step where reason = $1',
      [reason],
    );
  await waitFor(async () => (await said()).length === 4);
  await does.rpc.call(requestPrivacyLink, { email, intent: 'erase', visitor });
  const token = does.tokenIn(await does.mailTo(email, 'privacy-link'), 'link');
  await does.rpc.call(erasePerson, { token });
  expect(await said()).toEqual([]);
});
