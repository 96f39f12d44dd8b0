import { describe, expect, it } from '@jest/globals';
import { changeEmail } from '@valam/contracts/identity/account.rpc';
import { erasePictures } from '@valam/contracts/catalog/privacy.rpc';
import { leadsAuditRecorded } from '@valam/contracts/identity/audit.events';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import {
  erasePerson,
  exportPerson,
  openPrivacyLink,
  requestPrivacyLink,
} from '@valam/contracts/identity/privacy.rpc';
import { PlayedUnits } from '@valam/service-kit/testing/play-unit';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ForgetPeople } from '../../src/audit/forget-people.js';
import { owner, refusalOf, visitor } from '../kit/identity-service.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does } = await runningPartnerProgram();

const password = 'a walk around the hill';

describe('a person’s own data', () => {
  const ask = (email: string, intent: 'export' | 'erase') =>
    does.rpc.call(requestPrivacyLink, { email, intent, visitor });

  it('is exported by an emailed link, with the data of every other service', async () => {
    await does.aContributor('export@example.org');
    expect(await ask('export@example.org', 'export')).toEqual(await ask('stranger@example.org', 'export'));
    const token = does.tokenIn(await does.mailTo('export@example.org', 'privacy-link'), 'link');
    expect(await does.rpc.call(openPrivacyLink, { token })).toEqual({
      email: 'export@example.org',
      intent: 'export',
    });
    const held = await does.rpc.call(exportPerson, { token });
    expect(held.units).toMatchObject({
      identity: {
        accounts: [{ email: 'export@example.org', sessions: [{ device: 'Firefox on Linux' }] }],
        contributors: [
          {
            name: 'Asha Menon',
            approvalHistory: [{ to: 'pending' }, { to: 'approved' }],
            payouts: [],
          },
        ],
        mailedLinks: expect.arrayContaining([expect.objectContaining({ purpose: 'privacy_export' })]),
      },
      leads: { sections: [{ title: 'Leads' }] },
      catalog: { sections: [] },
      notifications: { sections: [{ title: 'Emails' }] },
    });
    expect(held.units.identity).not.toHaveProperty('commissions');
    expect(held.next).toBeNull();
    expect(JSON.stringify(held)).not.toContain('argon2');
    expect(await refusalOf(does.rpc.call(erasePerson, { token }))).toMatchObject({
      code: 'identity.link_invalid',
    });
  });

  it('is erased by an emailed link, once, here and elsewhere', async () => {
    const { id } = await does.aContributor('erase@example.org');
    await ask('erase@example.org', 'erase');
    await does.logged();
    const token = does.tokenIn(await does.mailTo('erase@example.org', 'privacy-link'), 'link');
    const { message } = await does.rpc.call(erasePerson, { token });
    expect(message).toMatch(/keep a booking until its trip is over/);
    expect(await refusalOf(does.rpc.call(erasePerson, { token }))).toMatchObject({
      code: 'identity.link_invalid',
    });
    expect(await refusalOf(does.signIn({ email: 'erase@example.org', password }))).toMatchObject({
      code: 'identity.login_refused',
    });
    const desk = await does.admin(await does.asOwner());
    expect(await desk.get('contributors', id)).toMatchObject({
      name: 'Erased',
      email: null,
      referralCode: null,
      approvalStatus: 'suspended',
    });
    for (const table of ['contributor', 'user_account', 'mail_link', 'audit_entry']) {
      const rows = await service.dataSource.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain('erase@example.org');
    }
    const [announced] = await service.publishedEvents(personErasureRequested);
    expect(announced?.payload.email).toBe('erase@example.org');
  });

  it('is erased with its pictures, and from failed events', async () => {
    const email = 'with-pictures@example.org';
    const units = new PlayedUnits(service.nats);
    const asked: string[][] = [];
    await units.answer(erasePictures, ({ keys }) => ({ erased: asked.push(keys) }));
    const { id } = await does.aContributor(email);
    const picture = (key: string) =>
      JSON.stringify({
        src: `/media/${key}`,
        width: 1,
        height: 1,
        alt: '',
        placeholder: '',
        kind: 'photograph',
      });
    await service.dataSource.query(
      'update contributor set profile_photo = $2::jsonb, photos = jsonb_build_array($3::jsonb) where id = $1',
      [id, picture('face0000face0000'), picture('hill0000hill0000')],
    );
    await service.dataSource.query(
      `insert into dead_event (consumer, event_id, subject, payload, error)
       values ('identity__evt_leads_lead_received_v1', gen_random_uuid(), 'evt.leads.lead.received.v1', $1, 'bug')`,
      [JSON.stringify({ leadId: id, email })],
    );
    await does.rpc.call(erasePerson, { token: await linkOf(email, 'erase') });
    await waitFor(() => asked.length > 0);
    expect(asked).toEqual([['face0000face0000', 'hill0000hill0000']]);
    const [dead] = await service.dataSource.query<{ payload: unknown }[]>('select payload from dead_event');
    expect(dead?.payload).toEqual({ leadId: id, email: '[erased]' });
    units.leave(erasePictures);
  });

  it('is erased from audit entries that arrive later', async () => {
    const email = 'late-entry@example.org';
    const { caller } = await does.aContributor(email);
    await does.rpc.call(erasePerson, { token: await linkOf(email, 'erase') });
    const actor = { userId: caller.userId, role: 'contributor' as const, email };
    const nothing = { before: null, after: null, changes: null, reason: null };
    const entry = { service: 'leads', actor, action: 'update', entity: 'bookings', id: 'late', ...nothing };
    await service.receive(leadsAuditRecorded, entry);
    const late = () =>
      service.dataSource.query<{ email: string | null }[]>(
        `select actor_email as email from audit_entry where entity_id = 'late'`,
      );
    await waitFor(async () => (await late()).length === 1);
    expect(await late()).toEqual([{ email }]);
    await service.get(ForgetPeople).sweep();
    expect(await late()).toEqual([{ email: null }]);
  });

  it('is erased from the audit log exactly, without affecting addresses that contain this one', async () => {
    const said = {
      own: { email: { from: 'O@x-y.example', to: null } },
      inText: { note: { from: 'Wrote to o@x-y.example.', to: null } },
      longer: { email: { from: 'leo@x-y.example', to: null } },
      dotted: { email: { from: 'l.o@x-y.example', to: null } },
      elsewhere: { email: { from: 'o@x-y.example.org', to: null } },
      named: { 'o@x-y.example': { from: null, to: 1 } },
    };
    const ids: Record<string, string> = {};
    for (const [name, changes] of Object.entries(said)) {
      const entry = {
        service: 'leads',
        action: 'update',
        entity: 'subscribers',
        id: name,
        before: null,
        after: null,
      };
      const actor = { userId: null, role: null, email: null };
      ids[name] = await service.receive(leadsAuditRecorded, { ...entry, actor, changes, reason: null });
    }
    await does.logged(Object.values(ids));
    await ask('o@x-y.example', 'erase');
    const token = does.tokenIn(await does.mailTo('o@x-y.example', 'privacy-link'), 'link');
    await does.rpc.call(erasePerson, { token });
    const rows = await service.dataSource.query<{ id: string }[]>(
      `select id from audit_entry where changes is null and entity = 'subscribers'`,
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([ids.own, ids.inText].sort());
  });

  const linkOf = async (email: string, intent: 'export' | 'erase') => {
    const known = (await does.mails(email, 'privacy-link')).length;
    await ask(email, intent);
    await does.logged();
    return does.tokenIn(await does.mailTo(email, 'privacy-link', known + 1), 'link');
  };
  /** A partner whose record has another address than the account. */
  const moved = async (name: string) => {
    const [account, record] = [`${name}@example.org`, `${name}-new@example.org`];
    const { id } = await does.aContributor(account);
    const desk = await does.admin(await does.asOwner());
    const { version } = await desk.get('contributors', id);
    await desk.update('contributors', id, Number(version), { email: record });
    return { account, record };
  };

  it.each(['account', 'record'] as const)(
    'is found completely by the address of the %s, even if staff have changed the record’s',
    async (proved) => {
      const addresses = await moved(`moved-${proved}`);
      const email = addresses[proved];
      const held = await does.rpc.call(exportPerson, { token: await linkOf(email, 'export') });
      expect(held.units).toMatchObject({
        identity: { accounts: [{ email: addresses.account }], contributors: [{ email: addresses.record }] },
      });
      await does.rpc.call(erasePerson, { token: await linkOf(email, 'erase') });
      for (const table of ['contributor', 'user_account', 'mail_link', 'audit_entry']) {
        const rows = await service.dataSource.query(`select * from ${table}`);
        expect([table, JSON.stringify(rows)]).toEqual([
          table,
          expect.not.stringContaining(`moved-${proved}`),
        ]);
      }
    },
  );

  it('includes a requested new address that is not confirmed yet', async () => {
    const [email, wanted] = ['asks-first@example.org', 'asked-for@example.org'];
    const { caller } = await does.aContributor(email);
    await does.rpc.call(changeEmail, { caller, email: wanted, currentPassword: password });
    await does.mailTo(wanted, 'confirm-new-address');
    await does.rpc.call(erasePerson, { token: await linkOf(email, 'erase') });
    const links = await service.dataSource.query('select * from mail_link');
    expect(JSON.stringify(links)).not.toContain(wanted);
  });

  it('includes no names of staff', async () => {
    const email = 'decided-on@example.org';
    const application = { firstName: 'Asha', lastName: 'Menon', email, mobile: '+4915112345678' };
    const { id } = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
    const desk = await does.admin(await does.asOwner());
    await desk.act('host-applications', id, 'decline', { reason: 'No place to host.' });
    await does.aContributor(email);
    const held = await does.rpc.call(exportPerson, { token: await linkOf(email, 'export') });
    const text = JSON.stringify(held.units.identity);
    expect(text).toContain('No place to host.');
    expect(text).not.toContain(owner.email);
  });

  it('of staff is not erased before they have left', async () => {
    await ask(owner.email, 'erase');
    const token = does.tokenIn(await does.mailTo(owner.email, 'privacy-link'), 'link');
    expect(await refusalOf(does.rpc.call(erasePerson, { token }))).toMatchObject({
      code: 'identity.staff_not_erasable',
    });
  });
});
