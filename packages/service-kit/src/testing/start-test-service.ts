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
import { Metrics } from '../health/metrics.js';
import { Readiness } from '../health/readiness.js';
import { moveWaitingJobs } from '../jobs/job-clock.js';
import { createLogger } from '../logging/logger.js';
import { connectNats } from '../nats/connection.js';
import { SignedProof } from '../rpc/caller-proof.js';
import type { RpcClient } from '../rpc/client.js';
import { emittedEvents, forgetEarlierEvents, publishedEvents, type PublishedEvent } from './events.js';
import { FixedClock } from './fixed-clock.js';
import { PatientRpcClient } from './patient-rpc-client.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { testCallerKeys, testMailKey, testSecretKey } from './test-keys.js';
import { testServers } from './test-servers.js';

export type TestServiceOptions<S extends z.core.$ZodType> = ServiceDefinition<S> & {
  /** Settings of the service, as the environment would give them. */
  readonly env?: Env;
  /** Start time of the test; moved by `advance`. */
  readonly at?: Date | string;
  /** Replaces the fixed clock. */
  readonly clock?: Clock;
  /** For a second replica: the database of the first one. */
  readonly database?: TestDatabase;
  readonly logLevel?: string;
  /** Subjects of the test's own events, consumed by the service. */
  readonly reads?: readonly string[];
  /** Consumers of other services, which the test plays. */
  readonly otherReaders?: Topology['readers'];
  /** Runs scheduled jobs at their times, as in production. */
  readonly isOnSchedule?: boolean;
  /** Replaces the common test keys. */
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
  /** Moves business time forward; jobs that become due are run. */
  advance(ms: number): Promise<void>;
  /** Events emitted by the service, published or not. */
  emittedEvents<E extends EventContract>(event?: E): Promise<PublishedEvent<EventPayload<E>>[]>;
  /** Events of the service, once all of them are published. */
  publishedEvents<E extends EventContract>(event?: E): Promise<PublishedEvent<EventPayload<E>>[]>;
  /** Plays another service that emits an event; the same id again is a redelivery. */
  receive<E extends EventContract>(event: E, payload: EventPayload<E>, id?: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * The streams of the site, extended by events of tests, with only the consumers of the service and the test.
 */
function topologyFor({
  name: service,
  reads = [],
  otherReaders = [],
}: Pick<TestServiceOptions<never>, 'name' | 'reads' | 'otherReaders'>): Topology {
  const own = siteTopology.readers.filter((reader) => reader.service === service);
  return {
    streams: { ...siteTopology.streams, EVENTS: [...(siteTopology.streams.EVENTS ?? []), 'evt.test.>'] },
    readers: [...own, ...otherReaders, ...reads.map((subject) => ({ service, subject }))],
  };
}

/** Starts a service as production does, with its own database and a real NATS server. */
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
    // By default a scheduled job runs only when a test calls it, regardless of real time.
    isOnSchedule: options.isOnSchedule ?? false,
    dataSource,
    nats,
    clock: options.clock ?? clock,
    log,
    readiness: new Readiness(),
    metrics: new Metrics(name),
    callerKeys: testCallerKeys.verifying,
  });
  const keeper = new StreamKeeper(own, topologyFor(options), 1, log);
  await keeper.start();
  await service.start();
  return {
    app: service.app,
    rpc: new PatientRpcClient({ connection: own }, new SignedProof(testCallerKeys.signing, adminServices)),
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
      // A new message id each time, because JetStream would drop the duplicate otherwise.
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
