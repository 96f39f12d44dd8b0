import { describe, expect, it } from '@jest/globals';
import { leadsAuditRecorded } from '@valam/contracts/identity/audit.events';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import { staffAccessEnded, staffLeft } from '@valam/contracts/identity/staff.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { FormerStaff } from '../../src/staff/former-staff.js';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { staffRoles, type Caller, type Role } from '@valam/contracts/identity/auth.schema';
import { nobody, owner, refusalOf, visitor } from '../kit/identity-service.js';
import { runningIdentity } from '../kit/running-identity.js';

const { service, does } = await runningIdentity();

type Desk = Awaited<ReturnType<typeof does.admin>>;
const password = 'a walk around the hill';

/** A staff member who has set a password. */
async function aMemberOfStaff(role: Role): Promise<{ id: string; caller: Caller; email: string }> {
  const email = `${role}-${Math.round(performance.now())}@valam.example`;
  const desk = await does.admin(await does.asOwner());
  const invited = await desk.create('staff', { email, fullName: `The ${role}`, role });
  const mail = await does.mailTo(email, 'staff-invitation');
  await does.rpc.call(resetPassword, { token: does.tokenIn(mail, 'setPasswordUrl'), password, visitor });
  return { id: invited.id, caller: await does.callerOf({ email, password }), email };
}

describe('staff', () => {
  it('are invited, get access by the emailed link, and lose it with their role', async () => {
    const { id, caller, email } = await aMemberOfStaff('content');
    expect(caller.role).toBe('content');
    const { token } = await does.signIn({ email, password });
    const desk = await does.admin(await does.asOwner());
    await desk.act('staff', id, 'dismiss', { reason: 'Left us' });
    expect(await does.rpc.call(readSession, { token })).toBeNull();
    const refusal = await refusalOf(does.signIn({ email, password }));
    expect(refusal.code).toBe('identity.not_approved');
    expect(refusal.message).not.toContain('awaiting');
  });

  it.each([
    ['dismissed', (id: string, desk: Desk) => desk.act('staff', id, 'dismiss', { reason: 'Left us' })],
    ['blocked', (id: string, desk: Desk) => desk.act('staff', id, 'block', { reason: 'Lost a laptop' })],
  ])('lose the links to their account, and those created with their rights, when %s', async (how, end) => {
    const email = `invited-and-${how}@valam.example`;
    const desk = await does.admin(await does.asOwner());
    const invited = await desk.create('staff', { email, fullName: 'Not Here Long', role: 'content' });
    const mail = await does.mailTo(email, 'staff-invitation');
    const token = does.tokenIn(mail, 'setPasswordUrl');
    await end(invited.id, desk);
    const ended = (await service.emittedEvents(staffAccessEnded)).filter(
      ({ payload }) => payload.userId === invited.id,
    );
    expect(ended.map(({ payload }) => payload.email)).toEqual([email]);
    if (how === 'blocked') await desk.act('staff', invited.id, 'unblock', { reason: 'Found it' });
    expect(await refusalOf(does.rpc.call(resetPassword, { token, password, visitor }))).toMatchObject({
      code: 'identity.link_invalid',
    });
  });

  it('lose the links created with their rights when their role changes', async () => {
    const { id } = await aMemberOfStaff('sales');
    const desk = await does.admin(await does.asOwner());
    const endings = async () =>
      (await service.emittedEvents(staffAccessEnded)).filter(({ payload }) => payload.userId === id).length;
    const { version } = await desk.get('staff', id);
    await desk.update('staff', id, Number(version), { fullName: 'Another Name' });
    expect(await endings()).toBe(0);
    await desk.update('staff', id, Number(version) + 1, { role: 'content' });
    expect(await endings()).toBe(1);
  });

  /** The tables that contain an address, except the account itself and pending events. */
  const placesOf = async (email: string): Promise<string[]> => {
    const tables = await service.dataSource.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'public'
          and table_name not in ('user_account', 'outbox', 'mail_link', 'rate_limit', 'request_limit')`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await service.dataSource.query<unknown[]>(
          `select 1 from "${name}" t where strpos(to_jsonb(t)::text, $1) > 0 limit 1`,
          [email],
        );
        return rows.length > 0 ? [name] : [];
      }),
    );
    return found.flat();
  };
  const entries = (id: string) =>
    service.dataSource.query<{ actorName: string | null; actorEmail: string | null }[]>(
      'select actor_name as "actorName", actor_email as "actorEmail" from audit_entry where actor_id = $1',
      [id],
    );

  it('who have left are named in their decisions, without their address', async () => {
    const { id, caller, email } = await aMemberOfStaff('operations');
    const decided = 'decided-by-who-left@example.org';
    await does.signUpAs(decided);
    await does.verify(decided);
    const desk = await does.admin(caller);
    const { items } = await desk.list('contributors', {}, decided);
    await desk.act('contributors', String(items[0]?.id), 'approve');
    const application = {
      firstName: 'Ravi',
      lastName: 'Iyer',
      email: 'r@example.org',
      mobile: '+919840012345',
    };
    const applied = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
    await desk.act('host-applications', applied.id, 'decline', { reason: 'No house yet.' });
    // The password, the approval, the refusal.
    await waitFor(async () => (await entries(id)).length === 3);
    expect(await placesOf(email)).toEqual(
      expect.arrayContaining(['approval_step', 'audit_entry', 'contributor', 'host_application']),
    );

    await (await does.admin(await does.asOwner())).act('staff', id, 'dismiss', { reason: 'Left us' });
    await waitFor(
      async () =>
        (
          await service.dataSource.query<unknown[]>(
            `select 1 from audit_entry where action = 'dismiss' and entity_id = $1`,
            [id],
          )
        ).length === 1,
    );
    expect(await placesOf(email)).toEqual([]);
    expect(await entries(id)).toContainEqual({ actorName: 'The operations', actorEmail: null });
    const told = async () =>
      (await service.emittedEvents(staffLeft)).filter(({ payload }) => payload.userId === id);
    expect((await told())[0]?.payload).toMatchObject({ userId: id, email, name: 'The operations' });
    const record = await (await does.admin(await does.asOwner())).get('contributors', String(items[0]?.id));
    expect(record.approvedBy).toBe('The operations');

    // An entry that arrives later from another service.
    const actor = { userId: id, role: 'operations' as const, email };
    const nothing = { before: null, after: null, changes: null, reason: null };
    const entry = { service: 'leads', actor, action: 'note', entity: 'bookings', id: 'late', ...nothing };
    await service.receive(leadsAuditRecorded, entry);
    await waitFor(async () => (await placesOf(email)).length > 0);
    await service.get(FormerStaff).sweep();
    expect(await placesOf(email)).toEqual([]);
    expect(await told()).toHaveLength(2);
  });

  it('sign everyone out at once, except the calling owner', async () => {
    const { email } = await aMemberOfStaff('finance');
    const { token: theirs } = await does.signIn({ email, password });
    const caller = await does.asOwner();
    const { token: elsewhere } = await does.signIn(owner);
    const desk = await does.admin(caller);
    expect(await refusalOf(desk.act('staff', 'all', 'end-all-sessions'))).toMatchObject({
      code: 'admin.reason_missing',
    });
    await desk.act('staff', 'all', 'end-all-sessions', { reason: 'Tokens were seen in a log' });
    for (const token of [theirs, elsewhere]) expect(await does.rpc.call(readSession, { token })).toBeNull();
    const left = await service.dataSource.query('select id from session');
    expect(left).toEqual([{ id: caller.sessionId }]);
  });

  it('need passwords of at least eight characters', async () => {
    const email = 'short-password@valam.example';
    const desk = await does.admin(await does.asOwner());
    await desk.create('staff', { email, fullName: 'Short', role: 'sales' });
    const token = does.tokenIn(await does.mailTo(email, 'staff-invitation'), 'setPasswordUrl');
    const choose = (chosen: string) => does.rpc.call(resetPassword, { token, password: chosen, visitor });
    expect(await refusalOf(choose('k7-m2q9'))).toMatchObject({
      details: { fields: { password: 'Password must be at least 8 characters' } },
    });
    await choose('k7-m2q9d');
  });

  it('include at least one owner', async () => {
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

  it('may do what their role allows', async () => {
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
