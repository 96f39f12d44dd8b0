import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { contributorPublished } from '@valam/contracts/identity/contributor.events';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { istDay } from '@valam/contracts/shared/days';
import { adminFaults } from '@valam/service-kit/testing/admin-contracts';
import { unreadEvents } from '@valam/service-kit/testing/event-readers';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { AnonymizePerson } from '../../src/privacy/anonymize-person.js';
import { owner, refusalOf, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

const password = 'a walk around the hill';

describe('the back office', () => {
  it('serves every entity of its contracts, with the actions and roles they declare', async () => {
    expect(await adminFaults(service.rpc, 'identity')).toEqual([]);
  });

  it('has a handler for exactly the events that it consumes', () => {
    expect(unreadEvents(service, 'identity')).toEqual([]);
  });

  it('filters the audit log by days in India, inclusive', async () => {
    const moments = [
      '2020-05-31T18:29:59Z',
      '2020-05-31T18:30:00Z',
      '2020-06-02T18:29:59Z',
      '2020-06-02T18:30:00Z',
    ];
    await service.dataSource.manager.insert(
      AuditEntryEntity,
      moments.map((at) => ({
        ...{ id: randomUUID(), at: new Date(at), service: 'leads', action: 'update', entity: 'leads' },
        ...{
          entityId: 'days',
          actorId: null,
          actorRole: null,
          actorEmail: null,
          changes: null,
          reason: null,
        },
      })),
    );
    const desk = await does.admin(await does.asOwner());
    const between = async (filters: Record<string, string>) =>
      (await desk.list('audit', { entityId: 'days', ...filters })).items
        .map(({ at }) => istDay(new Date(String(at))).slice(5))
        .sort();
    expect(await between({ since: '2020-06-01', until: '2020-06-02' })).toEqual(['06-01', '06-02']);
    expect(await between({ until: '2020-06-02' })).toEqual(['05-31', '06-01', '06-02']);
    expect(await between({ until: '2020-06-02T18:29:59Z' })).toEqual(['05-31', '06-01']);
    for (const until of ['June', '9999-12-31'])
      expect(await refusalOf(desk.list('audit', { until }))).toMatchObject({ kind: 'invalid' });
  });
});

describe('a contributor in the back office', () => {
  it('can be changed only with the latest version, and every change is audited', async () => {
    const { id } = await does.aContributor('edited@example.org');
    const desk = await does.admin(await does.asOwner());
    const seen = await desk.get('contributors', id);
    const changed = await desk.update('contributors', id, seen.version, { tagline: 'Walks slowly' });
    expect(changed).toMatchObject({ tagline: 'Walks slowly', history: expect.any(Array) });
    expect(await refusalOf(desk.update('contributors', id, seen.version, { tagline: 'Late' }))).toMatchObject(
      {
        code: 'admin.version_stale',
      },
    );
    await desk.act('contributors', id, 'set-code', { code: 'slowly1' });
    expect(await desk.get('contributors', id)).toMatchObject({ referralCode: 'SLOWLY1' });
    expect(
      await refusalOf(
        desk.update('contributors', id, Number((await desk.get('contributors', id)).version), {
          website: 'javascript:alert(1)',
        }),
      ),
    ).toMatchObject({ kind: 'invalid' });
    const entries = await waitFor(async () => {
      const { items } = await desk.list('audit', { entity: 'contributors', entityId: id });
      return items.length >= 3 ? items : null;
    });
    expect(entries.map((entry) => entry.action)).toEqual(
      expect.arrayContaining(['approve', 'update', 'set-code']),
    );
    expect(entries.find((entry) => entry.action === 'update')).toMatchObject({
      actorEmail: owner.email,
      changes: { tagline: { from: null, to: 'Walks slowly' } },
    });
  });

  it('keeps former codes reserved, because people who used one are shown to its partner', async () => {
    const desk = await does.admin(await does.asOwner());
    const former = await does.aContributor('vani@example.org');
    const other = await does.aContributor('other@example.org');
    const setCode = (id: string, code: string) => desk.act('contributors', id, 'set-code', { code });
    await setCode(former.id, 'VANI2027');
    await setCode(former.id, 'VANI2028');
    const had = { details: { fields: { code: 'Another contributor has or had this code.' } } };
    expect(await refusalOf(setCode(other.id, 'VANI2027'))).toMatchObject(had);
    await setCode(former.id, 'VANI2027');
    await service.dataSource.transaction((tx) => service.get(AnonymizePerson).run(tx, 'vani@example.org'));
    for (const code of ['VANI2027', 'VANI2028'])
      expect(await refusalOf(setCode(other.id, code))).toMatchObject(had);
  });

  it('shows the picture given at sign-up to the deciding staff, and links only web addresses', async () => {
    const desk = await does.admin(await does.asOwner());
    for (const [email, typed, shown] of [
      ['pictured@example.org', 'https://pictures.example/asha.jpg', 'https://pictures.example/asha.jpg'],
      ['scripted@example.org', 'javascript:alert(1)', null],
    ] as const) {
      await does.signUpAs(email, password, { profilePic: typed });
      await does.verify(email);
      const { items } = await desk.list('contributors', {}, email);
      expect(await desk.get('contributors', String(items[0]?.id))).toMatchObject({
        account: { offeredPicture: shown },
      });
    }
  });

  it('is declined with an emailed reason, and may still be approved later', async () => {
    await does.signUpAs('declined@example.org');
    await does.verify('declined@example.org');
    const desk = await does.admin(await does.asOwner());
    const { items } = await desk.list('contributors', {}, 'declined@example.org');
    const id = String(items[0]?.id);
    await desk.act('contributors', id, 'decline', { reason: 'We have no tours there yet' });
    const mail = await does.mailTo('declined@example.org', 'account-declined');
    expect(mail.data).toMatchObject({ reason: 'We have no tours there yet' });
    const refused = await refusalOf(does.signIn({ email: 'declined@example.org', password }));
    expect(refused).toMatchObject({ code: 'identity.not_approved' });
    expect(refused.message).toContain('was not approved');
    expect(await refusalOf(desk.act('contributors', id, 'suspend', { reason: 'x' }))).toMatchObject({
      code: 'admin.refused',
    });
    await desk.act('contributors', id, 'approve');
    await does.signIn({ email: 'declined@example.org', password });
  });
});

it('a blocked account gets no invitation, because its link would not work', async () => {
  const desk = await does.admin(await does.asOwner());
  const email = 'blocked-guest@example.org';
  const { id } = await desk.create('contributors', { name: 'Blocked Guest', email });
  await desk.act('contributors', id, 'invite');
  await does.mailTo(email, 'account-invitation');
  const [account] = (await desk.list('users', {}, email)).items;
  await desk.act('users', String(account?.id), 'block', { reason: 'Asked for it' });
  expect(await refusalOf(desk.act('contributors', id, 'invite'))).toMatchObject({ code: 'admin.refused' });
  const asStaff = desk.create('staff', { email, fullName: 'Blocked Guest', role: 'sales' });
  expect(await refusalOf(asStaff)).toMatchObject({ details: { fields: { email: expect.any(String) } } });
});

describe('a host application', () => {
  const application = {
    firstName: 'Ravi',
    lastName: 'Iyer',
    email: 'Ravi@Example.org',
    mobile: '+919840012345',
    heardAboutUs: 'Google Search',
    heardAboutUsDetails: 'not asked for',
    message: 'I teach.',
  };

  it('is confirmed, accepted and becomes a host who can sign in', async () => {
    const call = () => does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: 'app-1' });
    const receipt = await call();
    expect(receipt.status).toBe('pending');
    expect(await call()).toEqual(receipt);
    await does.mailTo('ravi@example.org', 'host-application-received');

    const desk = await does.admin(await does.asOwner());
    expect(await desk.get('host-applications', receipt.id)).toMatchObject({ heardAboutUsDetails: null });
    await desk.act('host-applications', receipt.id, 'approve');
    expect(await desk.get('host-applications', receipt.id)).toMatchObject({
      status: 'accepted',
      history: [{ to: 'pending' }, { to: 'in_review' }, { to: 'accepted', actor: owner.email }],
    });
    expect(await refusalOf(desk.act('host-applications', receipt.id, 'decline'))).toMatchObject({
      code: 'admin.refused',
    });
    const mail = await does.mailTo('ravi@example.org', 'host-application-accepted');
    await does.rpc.call(resetPassword, { token: does.tokenIn(mail, 'setPasswordUrl'), password, visitor });
    const { user } = await does.signIn({ email: 'ravi@example.org', password });
    expect(user.contributor).toMatchObject({ name: 'Ravi Iyer', approvalStatus: 'approved' });
  });

  it('makes a host of a partner of the referral program, but not of a suspended person', async () => {
    const desk = await does.admin(await does.asOwner());
    const apply = async (email: string) => {
      const form = { ...application, email };
      return (await does.rpc.call(applyAsHost, { application: form, visitor, idempotencyKey: null })).id;
    };
    const partner = await does.aContributor('partner.host@example.org', password, {
      contributingArea: 'Affiliate',
    });
    await desk.act('host-applications', await apply('partner.host@example.org'), 'approve');
    expect(await desk.get('contributors', partner.id)).toMatchObject({
      contributingArea: 'Host',
      approvalStatus: 'approved',
      referralCode: partner.code,
    });
    const [published] = (await service.publishedEvents(contributorPublished)).slice(-1);
    expect(published?.payload).toMatchObject({ id: partner.id, contributingArea: 'Host' });

    const { id: suspended } = await does.aContributor('suspended.host@example.org');
    await desk.act('contributors', suspended, 'suspend', { reason: 'A complaint is open.' });
    const waiting = await apply('suspended.host@example.org');
    expect(await refusalOf(desk.act('host-applications', waiting, 'approve'))).toMatchObject({
      code: 'admin.refused',
    });
    expect(await desk.get('host-applications', waiting)).toMatchObject({ status: 'pending' });
  });

  it('from a bot is stored and marked, and gets no email', async () => {
    const spam = { ...application, email: 'bot@example.org', website: 'https://spam.example' };
    const { id } = await does.rpc.call(applyAsHost, { application: spam, visitor, idempotencyKey: null });
    const desk = await does.admin(await does.asOwner());
    expect(await desk.get('host-applications', id)).toMatchObject({
      spamMarks: ['hidden_field'],
    });
    expect(await does.mails('bot@example.org')).toHaveLength(0);
  });
});
