import { expect, it } from '@jest/globals';
import { leadsAuditRecorded } from '@valam/contracts/identity/audit.events';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { erasePerson, requestPrivacyLink } from '@valam/contracts/identity/privacy.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { visitor } from './identity-service.js';
import { bookingOfReasons } from './leads-stand-in.js';
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
  const canceled = {
    ...{
      service: 'leads',
      action: 'cancel',
      entity: 'bookings',
      id: bookingOfReasons,
      before: null,
      after: null,
    },
    ...{ actor: { userId: null, role: null, email: null }, reason },
    changes: { state: { from: 'paid', to: 'cancelled' }, endReason: { from: null, to: reason } },
  };
  await service.receive(leadsAuditRecorded, canceled);
  await service.receive(leadsAuditRecorded, { ...canceled, id: 'of another person' });
  const said = () =>
    service.dataSource.query<unknown[]>(
      'select id from audit_entry where reason = $1 union all select id from approval_step where reason = $1',
      [reason],
    );
  await waitFor(async () => (await said()).length === 6);
  await does.rpc.call(requestPrivacyLink, { email, intent: 'erase', visitor });
  const token = does.tokenIn(await does.mailTo(email, 'privacy-link'), 'link');
  await does.rpc.call(erasePerson, { token });
  await waitFor(async () => (await said()).length === 1);
  const entries = await service.dataSource.query<unknown[]>(
    `select entity_id as id, changes, reason from audit_entry where entity = 'bookings' order by reason`,
  );
  expect(entries).toEqual([
    { id: 'of another person', changes: canceled.changes, reason },
    { id: bookingOfReasons, changes: { state: canceled.changes.state }, reason: null },
  ]);
});
