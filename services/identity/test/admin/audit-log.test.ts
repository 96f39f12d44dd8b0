import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditRecordedBy, catalogAuditRecorded } from '@valam/contracts/identity/audit.events';
import { adminServices } from '@valam/contracts/shared/admin';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { startIdentity } from '../kit/identity-service.js';

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

  it.each(adminServices)('stores the entries of %s from its own subject', async (unit) => {
    await service.receive(auditRecordedBy[unit], entryOf(unit, `of-${unit}`));
    await waitFor(async () => (await recorded(`of-${unit}`)) === unit);
  });

  it('refuses an entry in the name of another service, which becomes a dead letter', async () => {
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
