import { once } from 'node:events';
import { connect } from 'node:net';
import { jetstream } from '@nats-io/jetstream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { getRetreatAvailability, getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { siteTopology, StreamKeeper } from '@valam/service-kit/events/stream-keeper';
import { createLogger } from '@valam/service-kit/logging/logger';
import { forgetEarlierEvents } from '@valam/service-kit/testing/events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { aTour } from './samples.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

let one: TestGateway;
let two: TestGateway;
let keeper: StreamKeeper;
let asked = 0;
let title = 'First';
beforeAll(async () => {
  [one, two] = [await startTestGateway(), await startTestGateway()];
  await forgetEarlierEvents(one.nats);
  keeper = new StreamKeeper(one.nats, siteTopology, 1, createLogger('streams', 'silent'));
  await keeper.start();
});
afterAll(async () => {
  await keeper.stop();
  await one.stop();
  await two.stop();
});
beforeEach(async () => {
  asked = 0;
  await one.units.answer(getTour, async ({ slug }) => {
    asked++;
    const now = title;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return aTour(slug, now);
  });
});

const titleAt = async (gateway: TestGateway, path: string) =>
  ((await (await gateway.fetch(path)).json()) as { title: string }).title;

/** A single read calls the service again; a busy machine may serve the stale response until the new one is there. */
async function isReadAgain(gateway: TestGateway, path: string, expected: string): Promise<void> {
  // The response of an address that was never read arrives after the event, on the same connections.
  await gateway.fetch(`${path}-never-read`);
  const before = asked;
  await titleAt(gateway, path);
  await waitFor(() => asked > before);
  await waitFor(async () => (await titleAt(gateway, path)) === expected);
}

describe('a response that is the same for everybody', () => {
  it('is requested once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.fetch('/api/tours/coalesced')));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    await one.fetch('/api/tours/coalesced');
    await one.fetch('/api/tours/coalesced?utm_source=x');
    expect(asked).toBe(1);
  });

  it('is not sent again to a client that has it', async () => {
    const first = await one.fetch('/api/tours/with-etag');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toContain('s-maxage=5');
    // Proxies that compress weaken the ETag; caches list all ETags that they have.
    for (const known of [etag, `W/${etag}`, `"another", W/${etag}`]) {
      const again = await one.fetch('/api/tours/with-etag', { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    const other = await one.fetch('/api/tours/with-etag', { headers: { 'if-none-match': 'W/"another"' } });
    expect(other.status).toBe(200);
  });

  it('is refreshed in every replica after the event of a change', async () => {
    title = 'Before';
    for (const gateway of [one, two]) expect(await titleAt(gateway, '/api/tours/changing')).toBe('Before');
    title = 'After';
    await jetstream(one.nats).publish(
      'evt.catalog.tour.changed.v1',
      JSON.stringify({ slug: 'changing', tags: ['tours', 'tour:changing'] }),
    );
    for (const gateway of [one, two]) {
      await isReadAgain(gateway, '/api/tours/changing', 'After');
    }
  });

  it('is requested again if it was read before a change', async () => {
    title = 'Old';
    const early = one.fetch('/api/tours/race');
    await waitFor(() => asked === 1);
    title = 'New';
    one.nats.publish('evt.catalog.tour.changed.v1', JSON.stringify({ tags: ['tours'] }));
    await one.nats.flush();
    expect(((await (await early).json()) as { title: string }).title).toBe('Old');
    await isReadAgain(one, '/api/tours/race', 'New');
  });

  it('is served stale while its service is slow, whose response then serves the next request', async () => {
    title = 'Quick';
    const address = '/api/tours/slow';
    expect(await titleAt(one, address)).toBe('Quick');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await one.units.answer(getTour, async ({ slug }) => {
      await held;
      return aTour(slug, 'At last');
    });
    one.nats.publish('evt.catalog.tour.changed.v1', JSON.stringify({ tags: ['tours'] }));
    await one.nats.flush();
    expect(await titleAt(one, address)).toBe('Quick');
    release();
    await waitFor(async () => (await titleAt(one, address)) === 'At last');
  });

  it('is served stale while its service is unavailable', async () => {
    title = 'Kept';
    expect(await titleAt(one, '/api/tours/standing-in')).toBe('Kept');
    one.nats.publish('evt.catalog.tour.changed.v1', JSON.stringify({ tags: ['tours'] }));
    await one.nats.flush();
    one.units.leave(getTour);
    expect(await titleAt(one, '/api/tours/standing-in')).toBe('Kept');
    expect((await one.fetch('/api/tours/never-seen')).status).toBe(503);
  });
});

describe('seats', () => {
  it('never caches free seats', async () => {
    await one.units.answer(getTourAvailability, () => {
      asked++;
      return [];
    });
    const first = await one.fetch('/api/tours/discovering-shiva/availability');
    await one.fetch('/api/tours/discovering-shiva/availability');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(asked).toBe(2);
  });

  it('of a retreat are requested from the same service, by the slug of the retreat', async () => {
    const slugs: string[] = [];
    await one.units.answer(getRetreatAvailability, ({ slug }) => {
      slugs.push(slug);
      return [];
    });
    const answer = await one.fetch('/api/retreats/silence-at-arunachala/availability');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(slugs).toEqual(['silence-at-arunachala']);
  });
});

describe('graceful shutdown', () => {
  it('loses no request in flight', async () => {
    const leaving = await startTestGateway();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // A busy machine may hedge one of the calls.
    const inFlight = new Set<string>();
    await one.units.answer(getTour, async ({ slug }) => {
      inFlight.add(slug);
      await held;
      return aTour(slug);
    });
    const calls = Array.from({ length: 30 }, (_, index) => leaving.fetch(`/api/tours/leaving-${index}`));
    await waitFor(() => inFlight.size === 30);
    const stopped = leaving.stop();
    release();
    const answers = await Promise.all(calls);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await leaving.readiness.reasons()).toHaveProperty('process');
    await stopped;
  });

  it('closes connections with its responses from the start, so that no closing connection is reused', async () => {
    const leaving = await startTestGateway({ DRAIN_MS: '400' });
    const closes = async () => (await leaving.fetch('/api/auth/csrf')).headers.get('connection');
    expect(await closes()).not.toBe('close');
    const stopped = leaving.stop();
    expect(await closes()).toBe('close');
    await stopped;
  });

  it('handles a request that is being received when connections are closed', async () => {
    const leaving = await startTestGateway();
    const { hostname, port } = new URL(leaving.origin);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const request = 'GET /api/auth/csrf HTTP/1.1\r\nhost: gateway\r\n';
    // The response to a complete request proves that the gateway has received the beginning of the next one.
    socket.write(`${request}\r\n${request}`);
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 /);
    const stopped = leaving.stop();
    await waitFor(() =>
      fetch(leaving.origin).then(
        () => false,
        () => true,
      ),
    );
    socket.write('\r\n');
    const [answer] = await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/^connection: close$/im);
    await stopped;
  });
});
