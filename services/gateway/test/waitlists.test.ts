import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const join = (email: string) =>
  gateway.post(
    '/api/waitlist',
    { dateId: sampleId('departure', 'full'), firstName: 'Mira', lastName: 'Das', email, quantity: 12 },
    { 'x-forwarded-for': '203.0.113.7' },
  );

it('one network makes so many entries of waitlists a day, because each may hold seats for two days', async () => {
  const joined: string[] = [];
  const counted: string[] = [];
  await gateway.units.answer(joinWaitlist, ({ entry }) => {
    joined.push(entry.email);
    return { id: sampleId('receipt', entry.email), position: 0, statusUrl: 'https://site.example/' };
  });
  await gateway.units.answer(consumeLimit, ({ rule, key }) => {
    if (rule === 'waitlist') counted.push(key);
    const isOver = counted.length > 2;
    return { allowed: !isOver, remaining: 0, retryAfterSeconds: isOver ? 86_400 : 0 };
  });
  expect([(await join('a@example.org')).status, (await join('b@example.org')).status]).toEqual([201, 201]);
  const refused = await join('c@example.org');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('86400');
  expect(await refused.text()).toContain('Please try again later, or write to us.');
  expect(joined).toEqual(['a@example.org', 'b@example.org']);
  expect(counted).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7']);
});
