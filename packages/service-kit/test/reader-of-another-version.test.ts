import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { readerName } from '@valam/contracts/shared/streams';
import { DataSource } from 'typeorm';
import { EventConsumer } from '../src/events/event-consumer.js';
import { EventStreams } from '../src/events/stream.js';
import { siteTopology, StreamKeeper } from '../src/events/stream-keeper.js';
import { createLogger } from '../src/logging/logger.js';
import { connectNats } from '../src/nats/connection.js';
import { testServers } from '../src/testing/test-servers.js';
import { waitFor } from '../src/testing/wait-for.js';
import { lampLit } from './sample-contracts.js';

const log = createLogger('streams', 'silent');
const name = readerName('newer', lampLit.subject);

let nats: NatsConnection;
let consumer: EventConsumer;
beforeEach(async () => {
  nats = await connectNats(testServers().natsUrl, 'catalog');
  const method = { binding: { event: lampLit }, call: () => Promise.resolve() };
  consumer = new EventConsumer(
    'newer',
    new EventStreams(nats),
    new DataSource({ type: 'postgres' }),
    method,
    log,
  );
});
afterEach(async () => {
  await consumer.stop();
  await nats.close();
});

/** A single check of a stream administrator, of the version with this consumer or of the one before it. */
async function look(version: 'newer' | 'before') {
  const topology = {
    streams: { ...siteTopology.streams, EVENTS: [...(siteTopology.streams.EVENTS ?? []), 'evt.test.>'] },
    readers: version === 'newer' ? [{ service: 'newer', subject: lampLit.subject }] : [],
  };
  const keeper = new StreamKeeper(nats, topology, 1, log, 0);
  await keeper.start();
  await keeper.stop();
}

async function reader() {
  const { consumers } = await jetstreamManager(nats, { checkAPI: false });
  return consumers.info('EVENTS', name).catch(() => undefined);
}

describe('a consumer that the list of another version does not contain', () => {
  it('stays as long as a service pulls from it, and is deleted afterwards', async () => {
    consumer.start();
    // The stream administrators of other tests on the same server may delete a consumer without a pull
    // request.
    await waitFor(async () => {
      await look('newer');
      return ((await reader())?.num_waiting ?? 0) > 0;
    });
    await look('before');
    expect(await reader()).toBeDefined();
    await consumer.stop();
    await waitFor(async () => {
      await look('before');
      return !(await reader());
    });
  });
});
