import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { aTour } from './samples.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
/** Not a number, because on a busy machine the gateway hedges slow calls. */
let isHeld = false;
let release = () => {};
const crowd = 200;
const room = 128;
const seats = '/api/tours/discovering-shiva/availability';

beforeAll(async () => {
  gateway = await startTestGateway();
  const released = new Promise<void>((resolve) => (release = resolve));
  await gateway.units.answer(getTour, ({ slug }) => aTour(slug));
  await gateway.units.answer(getTourAvailability, async () => {
    isHeld = true;
    await released;
    return [];
  });
});
afterAll(() => gateway.stop());

it('an excess read is refused immediately or gets the last response; a write is admitted', async () => {
  const known = await gateway.fetch('/api/tours/known');
  expect(known.status).toBe(200);
  let turnedAway = 0;
  const calls = Array.from({ length: crowd }, async () => {
    const { status } = await gateway.fetch(seats);
    if (status === 503) turnedAway += 1;
    return status;
  });
  await waitFor(() => isHeld && turnedAway >= crowd - room);

  const traceId = 'a'.repeat(32);
  const refused = await gateway.fetch(seats, {
    headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
  });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toMatchObject({
    code: 'service.unavailable',
    kind: 'unavailable',
    traceId,
  });
  gateway.nats.publish('evt.catalog.tour.changed.v1', JSON.stringify({ tags: ['tours'] }));
  await gateway.nats.flush();
  expect((await gateway.fetch('/api/tours/known')).status).toBe(200);
  expect((await gateway.fetch('/api/tours/never-seen')).status).toBe(503);
  expect((await gateway.post('/api/tours', {})).status).toBe(404);

  release();
  const statuses = await Promise.all(calls);
  expect(statuses.filter((status) => status === 200)).toHaveLength(crowd - turnedAway);
  expect((await gateway.fetch('/api/tours/never-seen')).status).toBe(200);
});
