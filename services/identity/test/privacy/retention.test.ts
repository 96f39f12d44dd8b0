import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resendVerification } from '@valam/contracts/identity/account.rpc';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { EraseUnprovenSignUps } from '../../src/account/erase-unproven-sign-ups.js';
import { ForgetPeople } from '../../src/audit/forget-people.js';
import { EraseOldApplications } from '../../src/host-application/erase-old-applications.js';
import { actions, owner, startIdentity, visitor } from '../kit/identity-service.js';

describe('a host application', () => {
  let service: TestService;
  let does: ReturnType<typeof actions>;
  beforeAll(async () => {
    service = await startIdentity();
    does = actions(service);
  });
  afterAll(() => service.stop());

  it('is erased 12 months after its last change, with the audit log’s data about it', async () => {
    const apply = async (email: string) => {
      const form = { firstName: 'Ravi', lastName: 'Iyer', email, mobile: '+919840012345' };
      return (await does.rpc.call(applyAsHost, { application: form, visitor, idempotencyKey: null })).id;
    };
    const applied = service.clock.now();
    const later = (months: number) => new Date(new Date(applied).setUTCMonth(applied.getUTCMonth() + months));
    const forgotten = await apply('forgotten@example.org');
    const decided = await apply('decided@example.org');
    service.clock.set(later(2));
    const desk = await does.admin(await does.asOwner());
    await desk.act('host-applications', decided, 'decline', { reason: 'No house yet.' });
    const log = () =>
      service.dataSource.query<{ changes: unknown; reason: unknown }[]>(
        'select changes, reason from audit_entry where entity_id = $1',
        [decided],
      );
    await waitFor(async () => (await log()).length === 1);
    const left = async (months: number) => {
      service.clock.set(later(months));
      await service.get(EraseOldApplications).sweep();
      await service.get(ForgetPeople).sweep();
      const rows = await service.dataSource.query<{ id: string }[]>(
        'select id from host_application where id in ($1, $2)',
        [forgotten, decided],
      );
      return rows.map(({ id }) => id);
    };
    expect(await left(11)).toHaveLength(2);
    expect(await left(13)).toEqual([decided]);
    expect((await log())[0]?.reason).toBe('No house yet.');
    expect(await left(15)).toEqual([]);
    expect(await log()).toEqual([{ changes: null, reason: null }]);
  });

  it('has audit entries whose actors are erased after eight years', async () => {
    const desk = await does.admin(await does.asOwner());
    const application = {
      firstName: 'Ravi',
      lastName: 'Iyer',
      email: 'a@example.org',
      mobile: '+919840012345',
    };
    const { id } = await does.rpc.call(applyAsHost, { application, visitor, idempotencyKey: null });
    await desk.act('host-applications', id, 'decline', { reason: 'No house yet.' });
    const log = () =>
      service.dataSource.query<{ actorId: string | null; actorEmail: string | null; action: string }[]>(
        'select actor_id as "actorId", actor_email as "actorEmail", action from audit_entry where entity_id = $1',
        [id],
      );
    await waitFor(async () => (await log()).length === 1);
    const at = service.clock.now();
    service.clock.set(new Date(new Date(at).setUTCFullYear(at.getUTCFullYear() + 8) - 86_400_000));
    await service.get(ForgetPeople).sweep();
    expect(await log()).toMatchObject([{ actorEmail: owner.email }]);
    service.clock.set(new Date(service.clock.now().getTime() + 2 * 86_400_000));
    await service.get(ForgetPeople).sweep();
    expect(await log()).toEqual([{ actorId: null, actorEmail: null, action: 'decline' }]);
    const left = await service.dataSource.query(
      'select 1 from audit_entry where changes is not null or reason is not null or actor_id is not null',
    );
    expect(left).toEqual([]);
  });
});

describe('a sign-up', () => {
  let service: TestService;
  let does: ReturnType<typeof actions>;
  beforeAll(async () => {
    service = await startIdentity();
    does = actions(service);
  });
  afterAll(() => service.stop());

  it('is erased 30 days after its owner was last asked to prove the address, even if it was declined, unless it is proven or approved', async () => {
    const begun = service.clock.now();
    const after = (days: number) => service.clock.set(new Date(begun.getTime() + days * 86_400_000));
    const [never, again, proven] = ['never@example.org', 'again@example.org', 'proven@example.org'] as const;
    const [approved, declined] = ['approved@example.org', 'declined@example.org'] as const;
    for (const email of [never, again, proven, approved, declined]) {
      await does.signUpAs(email);
      await does.mailTo(email, 'verify-email');
    }
    await does.verify(proven);
    const desk = await does.admin(await does.asOwner());
    const idOf = async (email: string) => String((await desk.list('contributors', {}, email)).items[0]?.id);
    await desk.act('contributors', await idOf(approved), 'approve');
    await desk.act('contributors', await idOf(declined), 'decline', { reason: 'Spam.' });
    after(1);
    await does.rpc.call(resendVerification, { email: again, visitor });
    await does.mailTo(again, 'verify-email', 2);
    const left = async (days: number) => {
      after(days);
      await service.get(EraseUnprovenSignUps).sweep();
      const [users, profiles] = await Promise.all(
        ['user_account', 'contributor'].map((table) =>
          service.dataSource.query<{ email: string }[]>(
            `select email from ${table} where email like '%@example.org' order by email`,
          ),
        ),
      );
      expect(users).toEqual(profiles);
      return users?.map(({ email }) => email);
    };
    expect(await left(29.9)).toEqual([again, approved, declined, never, proven]);
    expect(await left(30.1)).toEqual([again, approved, proven]);
    expect(await left(31.1)).toEqual([approved, proven]);
    await does.signUpAs(never);
    await does.mailTo(never, 'verify-email', 2);
  });
});
