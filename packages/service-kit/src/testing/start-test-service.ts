import type { INestMicroservice, Type } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { headers } from '@nats-io/transport-node';
import { jetstream } from '@nats-io/jetstream';
import { randomUUID } from 'node:crypto';
import { adminServices } from '@valam/contracts/shared/admin';
import type { EventContract, EventPayload } from '@valam/contracts/shared/define';
import type { DataSource } from 'typeorm';
import type * as z from 'zod/mini';
import { RunningService } from '../bootstrap/running-service.js';
import type { ServiceDefinition } from '../bootstrap/service-definition.js';
import type { Clock } from '../clock/clock.js';
import { readConfig, type Env } from '../config/read-config.js';
import { createDataSource } from '../database/data-source.js';
import { eventIdHeader, occurredAtHeader } from '../events/outbox-relay.js';
import { siteTopology, StreamKeeper, type Topology } from '../events/stream-keeper.js';
import { moveWaitingJobs } from '../jobs/job-clock.js';
import { createLogger } from '../logging/logger.js';
import { connectNats } from '../nats/connection.js';
import { SignedProof } from '../rpc/caller-proof.js';
import { RpcClient } from '../rpc/client.js';
import { emittedEvents, forgetEarlierEvents, publishedEvents, type PublishedEvent } from './events.js';
import { FixedClock } from './fixed-clock.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { testCallerKeys, testMailKey, testSecretKey } from './test-keys.js';
import { testServers } from './test-servers.js';

export type TestServiceOptions<S extends z.core.$ZodType> = ServiceDefinition<S> & {
  /** Settings of the service's own, as the environment would give them. */
  readonly env?: Env;
  /** When the test plays; moved by `advance`. */
  readonly at?: Date | string;
  /** Another clock instead. */
  readonly clock?: Clock;
  /** A second replica works on the database of the first. */
  readonly database?: TestDatabase;
  readonly logLevel?: string;
  /** Facts of the test's own that the service reads. */
  readonly reads?: readonly string[];
  /** Other keys than those of all tests. */
  readonly secretKey?: string;
};

export interface TestService {
  readonly app: INestMicroservice;
  readonly rpc: RpcClient;
  readonly dataSource: DataSource;
  readonly clock: FixedClock;
  readonly nats: NatsConnection;
  readonly database: TestDatabase;
  readonly service: RunningService;
  /** A provider of the service under test. */
  get<T>(type: (abstract new (...args: never[]) => T) | Type<T> | string | symbol): T;
  /** Moves business time forward; jobs that become due run. */
  advance(ms: number): Promise<void>;
  /** What the service has announced, published or not. */
  emittedEvents<E extends EventContract>(event?: E): Promise<PublishedEvent<EventPayload<E>>[]>;
  /** What the service has announced, once all of it is published. */
  publishedEvents<E extends EventContract>(event?: E): Promise<PublishedEvent<EventPayload<E>>[]>;
  /** Plays another service that announces something; the same id again is a redelivery. */
  receive<E extends EventContract>(event: E, payload: EventPayload<E>, id?: string): Promise<string>;
  stop(): Promise<void>;
}

/** The streams of the site with room for facts of tests; of their readers, those of the service. */
function topologyFor(service: string, reads: readonly string[] = []): Topology {
  const own = siteTopology.readers.filter((reader) => reader.service === service);
  return {
    streams: { ...siteTopology.streams, EVENTS: [...(siteTopology.streams.EVENTS ?? []), 'evt.test.>'] },
    readers: [...own, ...reads.map((subject) => ({ service, subject }))],
  };
}

/** Starts a service as production does, on a database of its own and real NATS. */
export async function startTestService<S extends z.core.$ZodType>(
  options: TestServiceOptions<S>,
): Promise<TestService> {
  const { name, entities, migrations } = options;
  const config = readConfig(options.config, options.env ?? {});
  const log = createLogger(name, options.logLevel ?? process.env.TEST_LOG_LEVEL ?? 'silent');
  const database = options.database ?? (await createTestDatabase(options));
  const dataSource = createDataSource({ name, url: database.url, entities, migrations, log });
  await dataSource.initialize();
  const { natsUrl } = testServers();
  const [nats, own] = await Promise.all([connectNats(natsUrl, name), connectNats(natsUrl, 'test')]);
  await forgetEarlierEvents(own);
  const clock = new FixedClock(options.at ?? '2026-11-02T06:00:00Z');
  const service = new RunningService(options as unknown as ServiceDefinition<never>, {
    config,
    databaseUrl: database.url,
    secretKey: options.secretKey ?? testSecretKey,
    mailKey: testMailKey,
    clockOffsetMs: 0,
    dataSource,
    nats,
    clock: options.clock ?? clock,
    log,
    callerKeys: testCallerKeys.verifying,
  });
  const keeper = new StreamKeeper(own, topologyFor(name, options.reads), 1, log);
  await keeper.start();
  await service.start();
  return {
    app: service.app,
    rpc: new RpcClient({ connection: own }, new SignedProof(testCallerKeys.signing, adminServices)),
    dataSource,
    clock,
    nats: own,
    database,
    service,
    get: (type) => service.app.get(type, { strict: false }),
    advance: (ms) => moveWaitingJobs(dataSource.manager, clock.advance(ms)),
    emittedEvents: (event) => emittedEvents(dataSource, event),
    publishedEvents: (event) => publishedEvents(dataSource, event),
    async receive(event, payload, id = randomUUID()) {
      // Another message id each time, or JetStream itself would drop the repeat.
      const header = headers();
      header.set(eventIdHeader, id);
      header.set(occurredAtHeader, clock.now().toISOString());
      await jetstream(own).publish(event.subject, JSON.stringify(payload), { headers: header });
      return id;
    },
    async stop() {
      await service.stop();
      await keeper.stop();
      await own.close();
      if (!options.database) await database.drop();
    },
  };
}
