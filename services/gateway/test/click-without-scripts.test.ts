import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { recordClick } from '@valam/contracts/identity/referral.rpc';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
const counted: unknown[] = [];
const limits: unknown[] = [];

beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.units.answer(recordClick, (click) => {
    counted.push(click);
    return { ok: true as const };
  });
  await gateway.units.answer(consumeLimit, (call) => {
    limits.push(call);
    return { allowed: true, remaining: 9, retryAfterSeconds: 0 };
  });
});
beforeEach(() => {
  counted.length = 0;
  limits.length = 0;
});
afterAll(() => gateway.stop());

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const picture = (headers: Record<string, string> = {}, code = 'ANANDHI12') =>
  gateway.fetch(`/api/referrals/click.svg?code=${code}`, { headers: { 'user-agent': agent, ...headers } });

it('a click picture on a page of this site counts the visit, and is never cached', async () => {
  const answer = await picture({ 'sec-fetch-site': 'same-origin' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toMatch(/^<svg /);
  expect(counted).toMatchObject([{ code: 'ANANDHI12', visitor: { userAgent: agent } }]);
});

it('a click picture on a page of another site counts nothing, and does not consume the limit of forms', async () => {
  expect((await picture({ 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  expect([counted, limits]).toEqual([[], []]);
  await picture({ 'sec-fetch-site': 'same-origin' });
  expect(limits).toMatchObject([{ rule: 'form' }]);
});

it('a click picture without a code counts nothing', async () => {
  expect((await picture({}, '')).status).toBe(400);
  expect(counted).toEqual([]);
});
