import { expect, it } from '@jest/globals';
import {
  identityAuditRecorded,
  leadsAuditRecorded,
  type AuditRecorded,
} from '@valam/contracts/identity/audit.events';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { erasePerson, requestPrivacyLink } from '@valam/contracts/identity/privacy.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ForgetPeople } from '../../src/audit/forget-people.js';
import { AnonymizePerson } from '../../src/privacy/anonymize-person.js';
import { ForgetErasedOnSchedule } from '../../src/privacy/forget-erased-on-schedule.js';
import { visitor } from '../kit/identity-service.js';
import {
  aBooking,
  bookingOfReasons,
  erasedOnSchedule,
  erasuresAskedFrom,
  lateRecords,
} from '../kit/leads-stand-in.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

it('the erasure of a person includes reasons that staff gave for their decisions', async () => {
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
  await service.dataSource.query(
    `insert into commission (booking_id, booking_ref, contributor_id, tour_title, start_date, end_date, rate_percent, created_at, updated_at)
     values ($1, 'V-NAMED', $2, 'The Menons in Kerala', '2027-02-01', '2027-02-08', 10, now(), now())`,
    [bookingOfReasons, id],
  );
  await does.rpc.call(requestPrivacyLink, { email, intent: 'erase', visitor });
  const token = does.tokenIn(await does.mailTo(email, 'privacy-link'), 'link');
  await does.rpc.call(erasePerson, { token });
  await waitFor(async () => (await said()).length === 1);
  const titles = () => service.dataSource.query<unknown[]>('select tour_title from commission');
  expect(await titles()).toEqual([{ tour_title: 'A private tour' }]);
  const entries = await service.dataSource.query<unknown[]>(
    `select entity_id as id, changes, reason from audit_entry where entity = 'bookings' order by reason`,
  );
  expect(entries).toEqual([
    { id: 'of another person', changes: canceled.changes, reason },
    { id: bookingOfReasons, changes: { state: canceled.changes.state }, reason: null },
  ]);
});

it('the erasure of a partner includes reasons about a commission, and keeps the ledger', async () => {
  const email = 'held-by-staff@example.org';
  const { caller, code } = await partners.aPartner(email);
  await service.receive(bookingDepositPaid, aBooking({ referralCode: code }));
  await partners.untilLedger(caller, [[48_00, 'pending']]);
  const [line] = await partners.lines(caller);
  const desk = await does.admin(await does.asOwner());
  const reason = 'Maya says that Olof is her brother';
  await desk.act('commissions', String(line?.id), 'hold', { reason });
  await service.receive(bookingDepositPaid, aBooking({ referralCode: code, personEmail: email }));
  await partners.untilLedger(caller, [
    [48_00, 'on_hold'],
    [48_00, 'on_hold'],
  ]);
  await does.logged();
  await service.dataSource.transaction((tx) => service.get(AnonymizePerson).run(tx, email));
  const said = await service.dataSource.query<unknown[]>(
    `select reason from audit_entry where reason = $1 union all select reason from commission_step where reason = $1
     union all select hold_reason from commission where hold_reason = $1`,
    [reason],
  );
  expect(said).toEqual([]);
  const { items } = await desk.list('commissions', { contributorId: String(caller.contributorId) });
  expect(items.map(({ amount }) => amount)).toEqual([money(48_00, 'USD'), money(48_00, 'USD')]);
  expect(new Set(items.map(({ reason: shown }) => shown))).toEqual(
    new Set([null, 'Self-referral: the traveler has the partner’s email address']),
  );
});

const recorded = (entity: string, id: string, reason: string, changes: AuditRecorded['changes'] = null) => ({
  ...{ service: 'leads', action: 'note', entity, id, before: null, after: null, changes, reason },
  actor: { userId: null, role: null, email: null },
});

it('text of staff about an erased person is erased if it arrives after the erasure', async () => {
  const email = 'late@example.org';
  const { id } = await does.aContributor(email);
  const [{ id: bookingId }, { id: leadId }] = lateRecords;
  await does.rpc.call(requestPrivacyLink, { email, intent: 'erase', visitor });
  const token = does.tokenIn(await does.mailTo(email, 'privacy-link'), 'link');
  await does.logged();
  await does.rpc.call(erasePerson, { token });
  const erased = () =>
    service.dataSource.query<unknown[]>('select 1 from erased_record where entity_id = $1', [leadId]);
  await waitFor(async () => (await erased()).length > 0);
  const reason = 'Asha has lost her mother';
  const lost = { lostReason: { from: null, to: reason }, state: { from: 'new', to: 'lost' } };
  await service.receive(leadsAuditRecorded, recorded('leads', leadId, reason, lost));
  await service.receive(leadsAuditRecorded, recorded('bookings', bookingId, reason));
  const ofIdentity = { ...recorded('contributors', id, reason), service: 'identity' };
  await service.receive(identityAuditRecorded, ofIdentity);
  service.clock.advance(60_000);
  await service.receive(leadsAuditRecorded, recorded('bookings', bookingId, 'Of the next owner'));
  const entries = () =>
    service.dataSource.query<{ reason: string | null; changes: unknown }[]>(
      'select reason, changes from audit_entry where entity_id = any ($1) order by at, entity, reason',
      [[bookingId, leadId]],
    );
  const ofPartner = () =>
    service.dataSource.query<unknown[]>(
      'select 1 from audit_entry where entity_id = $1 and (reason is not null or changes is not null)',
      [id],
    );
  await waitFor(async () => (await entries()).length === 3 && (await ofPartner()).length === 1);
  await service.get(ForgetPeople).sweep();
  expect(await entries()).toEqual([
    { reason: null, changes: null },
    { reason: null, changes: { state: lost.state } },
    { reason: 'Of the next owner', changes: null },
  ]);
  expect(await ofPartner()).toEqual([]);
});

it('text of staff about records that leads erased by retention is erased, with the title of a private tour', async () => {
  const { id: partner } = await does.aContributor('partner-of-old@example.org');
  const reason = 'Her husband has died';
  for (const { entity, id } of erasedOnSchedule)
    await service.receive(leadsAuditRecorded, recorded(entity, id, reason));
  await service.receive(leadsAuditRecorded, recorded('refunds', 'of another booking', reason));
  const [{ id: bookingId }] = erasedOnSchedule;
  await service.dataSource.query(
    `insert into commission (booking_id, booking_ref, contributor_id, tour_title, start_date, end_date, rate_percent,
                             hold_reason, held_at, created_at, updated_at)
     values ($1, 'V-OLD', $2, 'The Raos in Kerala', '2027-02-01', '2027-02-08', 10, $3, $4, now(), now())`,
    [bookingId, partner, reason, service.clock.now()],
  );
  const said = () =>
    service.dataSource.query<{ id: string }[]>('select entity_id as id from audit_entry where reason = $1', [
      reason,
    ]);
  await waitFor(async () => (await said()).length === 5);
  service.clock.advance(31 * 86_400_000);
  await service.get(ForgetErasedOnSchedule).sweep();
  expect(await said()).toEqual([{ id: 'of another booking' }]);
  const kept = await service.dataSource.query<unknown[]>(
    `select tour_title, hold_reason from commission where booking_ref = 'V-OLD'`,
  );
  expect(kept).toEqual([{ tour_title: 'A private tour', hold_reason: null }]);
});

it.each([
  ['in other nights for a month', '2027-05-02', '2027-04-02T21:05:00.000Z'],
  ['in the first night of a month from the beginning', '2027-06-01', '1970-01-01T00:00:00.000Z'],
])('erasures by retention in leads are requested %s', async (_when, day, since) => {
  service.clock.set(new Date(`${day}T21:05:00Z`));
  await service.get(ForgetErasedOnSchedule).sweep();
  expect(erasuresAskedFrom.at(-1)).toBe(since);
});
