import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleRemoved } from '@valam/contracts/catalog/sample.events';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ContributorEntity } from '../src/contributor/contributor.entity.js';
import { LoadSample } from '../src/sample/load-sample.js';
import { startIdentity } from './kit/identity-service.js';

describe('the people of the sample content', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startIdentity({ SAMPLE_DATA: '1' });
  });
  afterAll(() => service?.stop());

  const approved = () =>
    service.dataSource.manager.countBy(ContributorEntity, { isSample: true, approvalStatus: 'approved' });

  it('are hidden after the removal of the sample content, and get no email', async () => {
    expect(await approved()).toBeGreaterThan(20);
    await service.receive(sampleRemoved, { removedAt: '2026-11-02T06:00:00Z', tags: [] });
    await waitFor(async () => (await approved()) === 0);
    await service.get(LoadSample).onApplicationBootstrap();
    expect(await approved()).toBe(0);
    expect(await service.emittedEvents(mailRequested)).toEqual([]);
  });
});

describe('a sample person with a new name in a later version', () => {
  it('keeps the record of the earlier version, and the service starts', async () => {
    const service = await startIdentity({ SAMPLE_DATA: '1' });
    try {
      const count = () => service.dataSource.manager.countBy(ContributorEntity, { isSample: true });
      const before = await count();
      await service.dataSource.query(
        `delete from approval_step
          where contributor_id = (select id from contributor where referral_code = 'MEENA12')`,
      );
      await service.dataSource.query(
        `update contributor set id = gen_random_uuid(), slug = 'an-earlier-name', email = 'earlier@example.org'
          where referral_code = 'MEENA12'`,
      );
      await service.get(LoadSample).onApplicationBootstrap();
      expect(await count()).toBe(before);
    } finally {
      await service.stop();
    }
  });
});
