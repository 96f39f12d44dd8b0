import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditRecordedBy, catalogAuditRecorded } from '@valam/contracts/identity/audit.events';
import { adminServices } from '@valam/contracts/shared/admin';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { actions, refusalOf, startIdentity } from './identity-service.js';

const entryOf = (service: string, id: string) => ({
  ...{ service, id, action: 'refund', entity: 'bookings', before: null, after: null, changes: null },
  actor: { userId: null, role: 'owner' as const, email: 'owner@valam.example' },
  reason: null,
});

describe('the audit log', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startIdentity();
  });
  afterAll(() => service.stop());

  const recorded = async (id: string) =>
    (
      await service.dataSource.query<{ service: string }[]>(
        'select service from audit_entry where entity_id = $1',
        [id],
      )
    )[0]?.service;

  it.each(adminServices)('takes the entries of %s by its own subject', async (unit) => {
    await service.receive(auditRecordedBy[unit], entryOf(unit, `of-${unit}`));
    await waitFor(async () => (await recorded(`of-${unit}`)) === unit);
  });

  it('is filtered by the days in India that it shows', async () => {
    const does = actions(service);
    const desk = await does.admin(await does.asOwner());
    const times = {
      'day-before': '2027-05-31T18:29:59.000Z',
      'first-minute': '2027-05-31T18:30:00.000Z',
      'last-minute': '2027-06-01T18:29:59.000Z',
      'day-after': '2027-06-01T18:30:00.000Z',
    };
    for (const [id, at] of Object.entries(times)) {
      await service.receive(auditRecordedBy.leads, entryOf('leads', id));
      await waitFor(async () => (await recorded(id)) === 'leads');
      await service.dataSource.query('update audit_entry set at = $2 where entity_id = $1', [id, at]);
    }
    const shown = async (filters: Record<string, string>) =>
      (await desk.list('audit', { ...filters, entity: 'bookings', service: 'leads' })).items
        .map(({ entityId }) => entityId)
        .filter((id) => Object.hasOwn(times, String(id)));
    const day = '2027-06-01';
    expect(await shown({ since: day, until: day })).toEqual(['last-minute', 'first-minute']);
    expect(await shown({ since: '2027-06-01T12:00:00Z', until: '2027-06-01T18:30:00Z' })).toEqual([
      'last-minute',
    ]);
    expect(await refusalOf(desk.list('audit', { since: 'yesterday' }))).toMatchObject({
      code: 'input.invalid',
    });
  });

  it('refuses an entry in the name of another unit, and shows the attempt to operators', async () => {
    await service.receive(catalogAuditRecorded, entryOf('leads', 'forged'));
    const dead = () =>
      service.dataSource.query<{ error: string }[]>('select error from dead_event where subject = $1', [
        catalogAuditRecorded.subject,
      ]);
    await waitFor(async () => (await dead()).length === 1, { timeoutMs: 40_000 });
    expect((await dead())[0]?.error).toContain('An audit entry of catalog names leads');
    expect(await recorded('forged')).toBeUndefined();
  });
});
