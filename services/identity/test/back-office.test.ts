import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { login, readSession } from '@valam/contracts/identity/auth.rpc';
import { staffRoles, type Caller, type Role } from '@valam/contracts/identity/auth.schema';
import { contributorPublished } from '@valam/contracts/identity/contributor.events';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import {
  erasePerson,
  exportPerson,
  openPrivacyLink,
  requestPrivacyLink,
} from '@valam/contracts/identity/privacy.rpc';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { createTestDatabase, type TestDatabase } from '@valam/service-kit/testing/test-database';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { sampleContributors } from '../sample/contributors.js';
import { identity } from '../src/definition.js';
import { actions, nobody, owner, refusalOf, startIdentity, visitor } from './identity-service.js';
import { standInForLeads } from './leads-stand-in.js';

let database: TestDatabase;
let service: TestService;
let replica: TestService;
let does: ReturnType<typeof actions>;
let leave: () => void;

const limits = { LIMIT_PASSWORD_PER_MINUTE: '10' };

beforeAll(async () => {
  database = await createTestDatabase(identity);
  service = await startIdentity({ SAMPLE_DATA: '1', ...limits }, database);
  replica = await startIdentity({ SAMPLE_DATA: '1', ...limits }, database);
  does = actions(service);
  leave = standInForLeads(service.nats);
});
afterAll(async () => {
  leave?.();
  await Promise.all([service?.stop(), replica?.stop()]);
  await database?.drop();
});

const password = 'a walk around the hill';
/** Somebody on the staff who has set a password. */
async function aMemberOfStaff(role: Role): Promise<{ id: string; caller: Caller; email: string }> {
  const email = `${role}-${Math.round(performance.now())}@valam.example`;
  const desk = await does.admin(await does.asOwner());
  const invited = await desk.create('staff', { email, fullName: `The ${role}`, role });
  const mail = await does.mailTo(email, 'staff-invitation');
  await does.rpc.call(resetPassword, { token: does.tokenIn(mail, 'setPasswordUrl'), password, visitor });
  return { id: invited.id, caller: await does.callerOf({ email, password }), email };
}

describe('a fresh start', () => {
  it('has one owner, however many replicas start at once', async () => {
    const desk = await does.admin(await does.asOwner());
    const { items } = await desk.list('staff');
    expect(items.map(({ email, role }) => [email, role])).toEqual([[owner.email, 'owner']]);
  });

  it('holds the sample contributors once, approved, announced and marked', async () => {
    const desk = await does.admin(await does.asOwner());
    const { total } = await desk.list('contributors', { isSample: 'true', approvalStatus: 'approved' });
    expect(total).toBe(sampleContributors.length);
    const announced = await service.publishedEvents(contributorPublished);
    expect(new Set(announced.map((event) => event.payload.id)).size).toBe(sampleContributors.length);
    for (const { slug, showContact, email } of sampleContributors) {
      const found = announced.find((event) => event.payload.id === sampleId('contributor', slug))?.payload;
      expect(found).toMatchObject({ slug, isSample: true, email: showContact ? email : null });
    }
  });
});

describe('limits', () => {
  it('are counted together by two replicas', async () => {
    const calls = Array.from({ length: 40 }, () =>
      does.rpc.call(consumeLimit, { rule: 'password', key: '203.0.113.200' }),
    );
    const results = await Promise.all(calls);
    expect(results.filter((result) => result.allowed)).toHaveLength(10);
    expect(results.find((result) => !result.allowed)?.retryAfterSeconds).toBeGreaterThan(0);
    const other = await does.rpc.call(consumeLimit, { rule: 'password', key: '203.0.113.201' });
    expect(other).toMatchObject({ allowed: true, remaining: 9 });
    const kept = await service.dataSource.query('select key from rate_limit');
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
  });
});

describe('guessing a password', () => {
  it('is stopped after ten tries of one address, whichever replica they go to', async () => {
    const from = { ...visitor, address: '203.0.113.77' };
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) {
      const { rpc } = n % 2 ? replica : service;
      const credentials = { email: owner.email, password: `guess ${n}` };
      codes.push((await refusalOf(rpc.call(login, { credentials, visitor: from }))).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('identity.login_refused'));
    expect(codes.slice(10)).toEqual(Array(2).fill('identity.too_many_tries'));
  });
});

describe('staff', () => {
  it('are invited, get in by the mailed link, and lose everything with their role', async () => {
    const { id, caller, email } = await aMemberOfStaff('content');
    expect(caller.role).toBe('content');
    const { token } = await does.signIn({ email, password });
    const desk = await does.admin(await does.asOwner());
    await desk.act('staff', id, 'dismiss', { reason: 'Left us' });
    expect(await does.rpc.call(readSession, { token })).toBeNull();
    expect(await refusalOf(does.signIn({ email, password }))).toMatchObject({
      code: 'identity.not_approved',
    });
  });

  it('keep one owner at least', async () => {
    const caller = await does.asOwner();
    const desk = await does.admin(caller);
    const own = await desk.get('staff', String(caller.userId));
    expect(await refusalOf(desk.update('staff', own.id, own.version, { role: 'sales' }))).toMatchObject({
      code: 'admin.refused',
    });
    expect(await refusalOf(desk.act('staff', own.id, 'block', { reason: 'x' }))).toMatchObject({
      code: 'admin.refused',
    });
  });

  const mayRead: Record<string, readonly Role[]> = {
    contributors: ['owner', 'operations', 'content', 'sales', 'finance'],
    'host-applications': ['owner', 'operations', 'content', 'sales'],
    users: ['owner', 'operations'],
    staff: ['owner'],
    commissions: ['owner', 'finance', 'operations'],
    payouts: ['owner', 'finance'],
    audit: ['owner', 'operations'],
  };

  it('see what their role allows, and partners and visitors see nothing', async () => {
    const as = (role: Role | null): Caller => ({
      ...nobody,
      userId: nobody.userId,
      role,
      email: 'x@valam.example',
    });
    for (const [entity, roles] of Object.entries(mayRead)) {
      for (const role of staffRoles) {
        const list = (await does.admin(as(role))).list(entity);
        if (roles.includes(role)) expect(await list).toHaveProperty('total');
        else expect(await refusalOf(list)).toMatchObject({ code: 'admin.role_refused', kind: 'forbidden' });
      }
      expect(await refusalOf((await does.admin(as('contributor'))).list(entity))).toMatchObject({
        kind: 'forbidden',
      });
      expect(await refusalOf((await does.admin(nobody)).list(entity))).toMatchObject({
        kind: 'unauthenticated',
      });
    }
  });

  it('act as their role allows', async () => {
    const partner = await does.aContributor('acted-on@example.org');
    const as = (role: Role): Caller => ({ ...nobody, role, email: `${role}@valam.example` });
    const refused = { code: 'admin.role_refused' };
    for (const role of ['content', 'sales', 'finance'] as const) {
      const desk = await does.admin(as(role));
      expect(await refusalOf(desk.act('contributors', partner.id, 'suspend', { reason: 'x' }))).toMatchObject(
        refused,
      );
    }
    for (const role of ['operations', 'sales', 'content'] as const) {
      const desk = await does.admin(as(role));
      for (const action of ['preview', 'run', 'export']) {
        expect(await refusalOf(desk.act('payouts', 'all', action))).toMatchObject(refused);
      }
    }
    const finance = await does.admin(as('finance'));
    expect(await refusalOf(finance.update('contributors', partner.id, 2, { name: 'X' }))).toMatchObject(
      refused,
    );
    expect(
      await refusalOf(finance.create('staff', { email: 'a@b.example', fullName: 'A', role: 'owner' })),
    ).toMatchObject(refused);
  });
});

describe('a contributor in the back office', () => {
  it('is edited by whoever saw the latest version, and every change is in the audit log', async () => {
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
      before: { tagline: null },
      after: { tagline: 'Walks slowly' },
    });
  });

  it('is declined with a reason that is mailed, and may be approved later all the same', async () => {
    await does.signUpAs('declined@example.org');
    await does.verify('declined@example.org');
    const desk = await does.admin(await does.asOwner());
    const { items } = await desk.list('contributors', {}, 'declined@example.org');
    const id = String(items[0]?.id);
    await desk.act('contributors', id, 'decline', { reason: 'We have no tours there yet' });
    const mail = await does.mailTo('declined@example.org', 'account-declined');
    expect(mail.data).toMatchObject({ reason: 'We have no tours there yet' });
    expect(await refusalOf(desk.act('contributors', id, 'suspend', { reason: 'x' }))).toMatchObject({
      code: 'admin.refused',
    });
    await desk.act('contributors', id, 'approve');
    await does.signIn({ email: 'declined@example.org', password });
  });
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

  it('that a program filled in is kept and marked, and not answered', async () => {
    const spam = { ...application, email: 'bot@example.org', website: 'https://spam.example' };
    const { id } = await does.rpc.call(applyAsHost, { application: spam, visitor, idempotencyKey: null });
    const desk = await does.admin(await does.asOwner());
    expect(await desk.get('host-applications', id)).toMatchObject({
      spamMarks: ['filled in a hidden field'],
    });
    expect(await does.mails('bot@example.org')).toHaveLength(0);
  });
});

describe('a person’s own data', () => {
  const ask = (email: string, intent: 'export' | 'erase') =>
    does.rpc.call(requestPrivacyLink, { email, intent, visitor });

  it('is exported by a mailed link, with what every other unit holds', async () => {
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
        account: { email: 'export@example.org', sessions: [{ device: 'Firefox on Linux' }] },
        contributor: {
          name: 'Asha Menon',
          approvalHistory: [{ to: 'pending' }, { to: 'approved' }],
          payouts: [],
          commissions: [],
        },
        mailedLinks: expect.arrayContaining([expect.objectContaining({ purpose: 'privacy_export' })]),
      },
      leads: { sections: [{ title: 'Leads' }] },
      catalog: { sections: [] },
      notifications: { sections: [{ title: 'Mails' }] },
    });
    expect(JSON.stringify(held)).not.toContain('argon2');
    expect(await refusalOf(does.rpc.call(erasePerson, { token }))).toMatchObject({
      code: 'identity.link_invalid',
    });
  });

  it('is erased by a mailed link, once, here and elsewhere', async () => {
    const { id } = await does.aContributor('erase@example.org');
    await ask('erase@example.org', 'erase');
    const token = does.tokenIn(await does.mailTo('erase@example.org', 'privacy-link'), 'link');
    await does.rpc.call(erasePerson, { token });
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

  it('of staff is not erased before they have handed over', async () => {
    await ask(owner.email, 'erase');
    const token = does.tokenIn(await does.mailTo(owner.email, 'privacy-link'), 'link');
    expect(await refusalOf(does.rpc.call(erasePerson, { token }))).toMatchObject({
      code: 'identity.staff_not_erasable',
    });
  });
});
