import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countVisits } from '@valam/contracts/leads/visit.rpc';
import type { VisitCounts } from '@valam/contracts/leads/visit.schema';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const allowed = `consent=${encodeURIComponent('{"analytics":true,"marketing":true}')}`;
const refused = `consent=${encodeURIComponent('{"analytics":false,"marketing":false}')}`;
const step = { step: 'panel', tour: 'discovering-shiva', source: 'search', device: 'phone' };

describe('a step of a visit', () => {
  let gateway: TestGateway;
  let networks = 0;
  let from = '';
  const received: VisitCounts[] = [];

  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  beforeEach(async () => {
    received.length = 0;
    networks += 1;
    from = `203.0.113.${networks}`;
    await gateway.units.answer(countVisits, (counts) => {
      received.push(counts);
      return { ok: true as const };
    });
  });
  afterAll(() => gateway.stop());

  const say = (body: object = step, headers: Record<string, string> = {}) =>
    gateway.post('/api/visits', body, {
      cookie: allowed,
      'user-agent': agent,
      'x-forwarded-for': from,
      ...headers,
    });
  const counted = () => received.flatMap(({ counts }) => counts);
  /** A counted step proves that the earlier ones were processed. */
  const settled = async (tour: string) => {
    await say({ ...step, tour });
    await waitFor(() => counted().some((one) => one.tour === tour));
    return counted().filter((one) => one.tour !== tour);
  };

  it('is summed with equal steps, without data about the visitor', async () => {
    // The counts have just been sent, and the next batch is five seconds later.
    await settled('before');
    received.length = 0;
    for (let i = 0; i < 3; i++) expect((await say()).status).toBe(202);
    await say({ ...step, device: 'desktop', email: 'asha@example.org', address: '203.0.113.9' });
    expect(await settled('first')).toEqual([
      { ...step, count: 3 },
      { ...step, device: 'desktop', count: 1 },
    ]);
    const said = JSON.stringify(received);
    for (const personal of [from, 'Firefox', 'asha', '203.0.113', 'consent'])
      expect(said).not.toContain(personal);
    expect(received.every((one) => Object.keys(one).sort().join() === 'counts,id')).toBe(true);
  });

  it('is not counted without consent, for a bot or for a prefetch', async () => {
    const others: Record<string, string>[] = [
      { cookie: '' },
      { cookie: refused },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'sec-purpose': 'prefetch;prerender' },
    ];
    for (const headers of others) expect((await say(step, headers)).status).toBe(202);
    expect(await settled('second')).toEqual([]);
  });

  it.each([
    { ...step, step: 'deposit' },
    { ...step, step: 'checkout' },
    { ...step, tour: 'https://example.org/?q=1' },
    { ...step, source: 'https://www.google.com/' },
    { ...step, device: 'iPhone 17' },
  ])('is refused with other data: %j', async (body) => {
    expect((await say(body)).status).toBe(400);
  });

  it('is refused above the limit of a network', async () => {
    const answers = new Set<number>();
    for (let i = 0; i < 61; i++) answers.add((await say()).status);
    expect([...answers]).toEqual([202, 429]);
    const other = await say(step, { 'x-forwarded-for': '198.51.100.7' });
    expect(other.status).toBe(202);
  });

  it('is retried with the same id while leads is unavailable', async () => {
    const ids: string[] = [];
    let isAway = true;
    await gateway.units.answer(countVisits, (counts) => {
      ids.push(counts.id);
      if (isAway && counts.counts.some(({ tour }) => tour === 'waiting')) throw new Error('away');
      received.push(counts);
      return { ok: true as const };
    });
    await say({ ...step, tour: 'waiting' });
    await waitFor(() => gateway.logged.some((line) => line.includes('counts of visits are sent again')));
    isAway = false;
    await waitFor(() => counted().some(({ tour }) => tour === 'waiting'));
    const delivered = received.find(({ counts }) => counts.some(({ tour }) => tour === 'waiting'));
    expect(ids.filter((id) => id === delivered?.id).length).toBeGreaterThan(1);
  });
});
