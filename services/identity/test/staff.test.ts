import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { readSession } from '@valam/contracts/identity/auth.rpc';
import { staffRoles, type Caller, type Role } from '@valam/contracts/identity/auth.schema';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { actions, nobody, owner, refusalOf, startIdentity, visitor } from './identity-service.js';

let service: TestService;
let does: ReturnType<typeof actions>;

beforeAll(async () => {
  service = await startIdentity();
  does = actions(service);
});
afterAll(() => service?.stop());

const password = 'a walk around the hill';

/** A member of staff who has set a password. */
async function aMemberOfStaff(role: Role): Promise<{ id: string; caller: Caller; email: string }> {
  const email = `${role}-${Math.round(performance.now())}@valam.example`;
  const desk = await does.admin(await does.asOwner());
  const invited = await desk.create('staff', { email, fullName: `The ${role}`, role });
  const mail = await does.mailTo(email, 'staff-invitation');
  await does.rpc.call(resetPassword, { token: does.tokenIn(mail, 'setPasswordUrl'), password, visitor });
  return { id: invited.id, caller: await does.callerOf({ email, password }), email };
}

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

  it('sign everybody out at once, but for the owner who asks', async () => {
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

  it('choose eight characters at least', async () => {
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
