import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { emit } from '../src/events/emit.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { lampLit } from './sample-contracts.js';
import { lampService } from './sample-service.js';

let lamps: TestService;
beforeAll(async () => {
  lamps = await startTestService(lampService);
});
afterAll(() => lamps.stop());

const light = (id: string, name: string) =>
  lamps.dataSource.transaction((tx) => emit(tx, lampLit, { id, name }));

it('an event that exceeds the size of a NATS message fails its own transaction, and blocks no other event', async () => {
  await expect(light('large', 'x'.repeat(1_100_000))).rejects.toThrow('too large for a message');
  await light('long', 'x'.repeat(900_000));
  await light('small', 'Deepam');
  const published = await lamps.publishedEvents(lampLit);
  expect(published.map(({ payload }) => payload.id)).toEqual(['long', 'small']);
});
