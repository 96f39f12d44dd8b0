import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { defineEvent } from '@valam/contracts/shared/define';
import { readerName } from '@valam/contracts/shared/streams';
import { DataSource } from 'typeorm';
import * as z from 'zod/mini';
import { EventConsumer } from '../src/events/event-consumer.js';
import { EventStreams } from '../src/events/stream.js';
import { siteTopology, StreamKeeper } from '../src/events/stream-keeper.js';
import { createLogger } from '../src/logging/logger.js';
import { connectNats } from '../src/nats/connection.js';
import { testServers } from '../src/testing/test-servers.js';
import { waitFor } from '../src/testing/wait-for.js';

const log = createLogger('streams', 'silent');
/** Of this test alone: an event that another test publishes meanwhile would be unread, and the consumer would stay. */
const wickTrimmed = defineEvent({ subject: 'evt.test.wick.trimmed.v1', payload: z.object({}) });
const name = readerName('newer', wickTrimmed.subject);

let nats: NatsConnection;
let consumer: EventConsumer;
beforeEach(async () => {
  nats = await connectNats(testServers().natsUrl, 'catalog');
  const method = { binding: { event: wickTrimmed }, call: () => Promise.resolve() };
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

/** A stream administrator of the version with this consumer or of the one before it. */
function administratorOf(version: 'newer' | 'before', abandonedAfterMs: number) {
  const topology = {
    streams: { ...siteTopology.streams, EVENTS: [...(siteTopology.streams.EVENTS ?? []), 'evt.test.>'] },
    readers: version === 'newer' ? [{ service: 'newer', subject: wickTrimmed.subject }] : [],
  };
  return new StreamKeeper(nats, topology, 1, log, abandonedAfterMs);
}

async function lookOnce(version: 'newer' | 'before') {
  const administrator = administratorOf(version, 0);
  await administrator.start();
  await administrator.stop();
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
      await lookOnce('newer');
      return ((await reader())?.num_waiting ?? 0) > 0;
    });
    // It checks every second. Between two pull requests, none is pending for a moment.
    const administrator = administratorOf('before', 500);
    await administrator.start();
    await pause(2_500);
    await administrator.stop();
    expect(await reader()).toBeDefined();
    await consumer.stop();
    await waitFor(async () => {
      await lookOnce('before');
      return !(await reader());
    });
  });
});
