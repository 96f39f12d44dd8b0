import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyAsHost } from '@valam/contracts/identity/host-application.rpc';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ForgetPeople } from '../src/audit/forget-people.js';
import { EraseOldApplications } from '../src/host-application/erase-old-applications.js';
import { actions, owner, startIdentity, visitor } from './identity-service.js';

describe('a host application', () => {
  let service: TestService;
  let does: ReturnType<typeof actions>;
  beforeAll(async () => {
    service = await startIdentity();
    does = actions(service);
  });
  afterAll(() => service.stop());

  it('is erased 12 months after its last change, with what the audit log says of it', async () => {
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

  it('is decided by someone whom the audit log forgets after eight years, as it does what anyone wrote', async () => {
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
