import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { NatsConnection } from '@nats-io/transport-node';
import { DataSource } from 'typeorm';
import { EventConsumer } from '../src/events/event-consumer.js';
import { EventStreams } from '../src/events/stream.js';
import { siteTopology, StreamKeeper } from '../src/events/stream-keeper.js';
import { Metrics } from '../src/health/metrics.js';
import { createLogger } from '../src/logging/logger.js';
import { connectNats } from '../src/nats/connection.js';
import { testServers } from '../src/testing/test-servers.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampLit } from './sample-contracts.js';

let nats: NatsConnection;
let consumer: EventConsumer;
const said: { level: string; msg: string }[] = [];
beforeEach(async () => {
  said.length = 0;
  nats = await connectNats(testServers().natsUrl, 'catalog');
  const log = createLogger('catalog', 'error', { write: (line) => said.push(JSON.parse(line)) });
  const method = { binding: { event: lampLit }, call: () => Promise.resolve() };
  const dataSource = new DataSource({ type: 'postgres' });
  consumer = new EventConsumer('nobody', new EventStreams(nats), dataSource, method, log, 300);
});
afterEach(async () => {
  await consumer.stop();
  await nats.close();
});

const keep = async (service: string) => {
  const topology = {
    streams: { ...siteTopology.streams, EVENTS: [...(siteTopology.streams.EVENTS ?? []), 'evt.test.>'] },
    readers: service ? [{ service, subject: lampLit.subject }] : [],
  };
  const keeper = new StreamKeeper(nats, topology, 1, createLogger('streams', 'silent'));
  await keeper.start();
  await keeper.stop();
};

async function told(): Promise<string | undefined> {
  const metrics = new Metrics('catalog');
  metrics.watchReaders(() => [consumer]);
  return /^event_readers_away\{[^}]*\} (\S+)$/m.exec(await metrics.registry.metrics())?.[1];
}

describe('a missing consumer of events', () => {
  it('is visible as a metric and in one log line until it exists', async () => {
    await keep('');
    consumer.start();
    expect(await told()).toBe('0');
    await waitFor(async () => (await told()) === '1');
    await waitFor(() => said.length > 0);
    await keep('nobody');
    await waitFor(async () => (await told()) === '0');
    expect(said.map(({ level, msg }) => [level, msg])).toEqual([['error', 'events cannot be read']]);
  });
});
