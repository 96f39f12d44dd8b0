import type { INestMicroservice } from '@nestjs/common';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import type { DataSource } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import { fillPool } from '../database/fill-pool.js';
import { bindUnit } from '../database/unit-of.js';
import { boundMethods } from '../discovery/bound-methods.js';
import { ConfidentialEvents } from '../events/confidential.js';
import { EventConsumer } from '../events/event-consumer.js';
import { eventMetadata, type EventBinding } from '../events/on-event.js';
import { OutboxRelay } from '../events/outbox-relay.js';
import { PublishAfterCommit } from '../events/publish-after-commit.js';
import { EventStreams } from '../events/stream.js';
import type { Metrics } from '../health/metrics.js';
import type { Readiness } from '../health/readiness.js';
import { JobRunner } from '../jobs/job-runner.js';
import { kitJobs } from '../jobs/kit-jobs.js';
import { jobMetadata, type JobBinding } from '../jobs/on-job.js';
import { NestLogger } from '../logging/nest-logger.js';
import type { Logger } from '../logging/logger.js';
import { onReconnect } from '../nats/nats.js';
import { ForwardedProof } from '../rpc/caller-proof.js';
import { DrainingNatsServer } from '../rpc/draining-nats-server.js';
import { observeCalls } from '../rpc/observe-calls.js';
import { Keyring } from '../secrets/keyring.js';
import type { ServiceDefinition } from './service-definition.js';
import { ServiceModule } from './service.module.js';
import { UnitModule } from './unit.module.js';

export interface ServiceParts<C> {
  readonly config: C;
  readonly databaseUrl: string;
  readonly secretKey: string;
  /** Null for services that neither request nor send emails. */
  readonly mailKey: string | null;
  readonly clockOffsetMs: number;
  /** Whether scheduled jobs run on their schedule. */
  readonly isOnSchedule: boolean;
  /** Opened at the start; by default connections are opened by the first calls. */
  readonly connectionsAtStart?: number;
  /** Open and migrated. */
  readonly dataSource: DataSource;
  readonly nats: NatsConnection;
  readonly clock: Clock;
  readonly log: Logger;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly callerKeys: string;
}

/** A running service: its calls, its events, its jobs. Started and stopped in order, in production as in tests. */
export class RunningService {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  private application?: INestMicroservice;
  private relay?: OutboxRelay;
  private jobs?: JobRunner;
  private consumers: EventConsumer[] = [];

  constructor(
    private readonly definition: ServiceDefinition<never>,
    private readonly parts: ServiceParts<unknown>,
  ) {
    this.readiness = parts.readiness;
    this.metrics = parts.metrics;
  }

  get app(): INestMicroservice {
    if (!this.application) throw new Error('The service has not been started');
    return this.application;
  }

  async start(): Promise<void> {
    const { name } = this.definition;
    const {
      dataSource,
      nats,
      clock,
      log,
      databaseUrl,
      clockOffsetMs,
      isOnSchedule,
      connectionsAtStart = 0,
    } = this.parts;
    const keyring = new Keyring(this.parts.secretKey);
    const confidential = new ConfidentialEvents(this.parts.mailKey);
    bindUnit(dataSource, { unit: name, clock, keyring, confidential });
    this.watch();
    this.application = await this.build();
    await this.application.init();

    const stream = new EventStreams(nats);
    const discovery = this.application.get(DiscoveryService, { strict: false });
    this.relay = new OutboxRelay(databaseUrl, name, stream, log);
    dataSource.subscribers.push(new PublishAfterCommit(this.relay));
    this.consumers = boundMethods<EventBinding>(discovery, eventMetadata).map(
      (method) => new EventConsumer(name, stream, dataSource, method, log),
    );
    refuseDoubles(this.consumers);
    const jobs = boundMethods<JobBinding>(discovery, jobMetadata);
    this.jobs = new JobRunner({
      url: databaseUrl,
      unit: name,
      dataSource,
      clockOffsetMs,
      isOnSchedule,
      defined: [kitJobs, this.definition.jobs],
      jobs,
      log,
    });

    await fillPool(dataSource, connectionsAtStart);
    this.relay.start();
    await this.jobs.start();
    this.consumers.forEach((consumer) => consumer.start());
    await this.application.listen();
    onReconnect(nats, () => {
      this.lookAtStreams();
      this.consumers.forEach((consumer) => consumer.reconnected());
    });
    this.readiness.started();
  }

  /** Checks the streams for lost and consumed events now, instead of after some seconds. */
  lookAtStreams(): void {
    this.relay?.recheckStream();
  }

  /**
   * Not ready → no new calls, events and jobs → those in flight finish → their events are published →
   * connections close.
   */
  async stop(): Promise<void> {
    this.readiness.stopping();
    await Promise.all([
      this.application?.getTransportServer().close(),
      this.jobs?.stop(),
      ...this.consumers.map((consumer) => consumer.stop()),
    ]);
    await this.relay?.stop();
    await this.application?.close();
    await this.parts.nats.close();
    if (this.parts.dataSource.isInitialized) await this.parts.dataSource.destroy();
  }

  private async build(): Promise<INestMicroservice> {
    const { definition, parts, readiness, metrics } = this;
    const { nats, clock, log } = parts;
    const strategy = new DrainingNatsServer(nats, definition.name, log);
    const module = {
      module: class Root {},
      imports: [
        UnitModule.of({ nats, clock, log, readiness, metrics, callerProof: new ForwardedProof() }),
        ServiceModule.of(definition.name, parts),
        (definition.module as ServiceDefinition['module'])(parts.config),
      ],
    };
    const application = await NestFactory.createMicroservice(module, {
      strategy,
      logger: new NestLogger(log),
      abortOnError: false,
    });
    return application.registerPreRequestHook(observeCalls(metrics));
  }

  private watch(): void {
    const { dataSource, nats } = this.parts;
    this.readiness.require('database', async () => {
      await dataSource.query('select 1');
      return null;
    });
    this.readiness.require('nats', async () => {
      if (nats.isClosed()) return 'closed';
      await nats.rtt();
      return null;
    });
    this.metrics.watchQueues(dataSource);
    this.metrics.watchReaders(() => this.consumers);
  }
}

function refuseDoubles(consumers: readonly EventConsumer[]): void {
  const names = consumers.map(({ name }) => name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Error(`${double}: one event is handled by one method of a service`);
}
