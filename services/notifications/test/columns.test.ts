import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { columnsThatDiffer } from '@valam/service-kit/testing/columns-that-differ';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { notifications } from '../src/notifications.service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ ...notifications, env: { SMTP_URL: 'smtp://127.0.0.1:1025' } });
});
afterAll(() => service.stop());

it('the columns of the entity of notifications have the types of its table, with or without null', async () => {
  expect(service.dataSource.entityMetadatas).toHaveLength(1);
  expect(await columnsThatDiffer(service.dataSource)).toEqual([]);
});
