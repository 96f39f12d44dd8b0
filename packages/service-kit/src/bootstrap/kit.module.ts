import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { NatsConnection } from '@nats-io/transport-node';
import type { AdminService } from '@valam/contracts/shared/admin';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { adminController } from '../admin/admin.controller.js';
import { AdminRequests } from '../admin/admin-requests.js';
import { EventsResource } from '../admin/events.resource.js';
import { JobsResource } from '../admin/jobs.resource.js';
import { AdminRegistry } from '../admin/registry.js';
import { Clock } from '../clock/clock.js';
import { DeadEvents } from '../events/dead-events.js';
import { TidyUp } from '../events/tidy-up.js';
import { Metrics } from '../health/metrics.js';
import { Readiness } from '../health/readiness.js';
import { Log } from '../logging/log.js';
import type { Logger } from '../logging/logger.js';
import { Nats } from '../nats/nats.js';
import { RedactFailures } from '../privacy/redact-failures.js';
import { CallerProof, CallerVerifier } from '../rpc/caller-proof.js';
import { RpcClient } from '../rpc/client.js';
import { ContractInterceptor } from '../rpc/contract.interceptor.js';
import { ProblemFilter } from '../rpc/problem.filter.js';
import { SealAnew } from '../secrets/seal-anew.js';
import { Sealer } from '../secrets/sealer.js';

/**
 * Objects created before the module tree and shared by all of it. `callerProof`: how this unit proves callers in its
 * calls.
 */
export interface UnitParts {
  readonly nats: NatsConnection;
  readonly clock: Clock;
  readonly log: Logger;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly callerProof: CallerProof;
}

/** The same, before the caller proof is chosen. */
export type ConnectedParts = Omit<UnitParts, 'callerProof'>;

/** Providers that every unit can inject: `RpcClient`, `Clock`, `Readiness`, `Metrics`, `Log`. */
@Global()
@Module({})
export class UnitModule {
  static of({ nats, clock, log, readiness, metrics, callerProof }: UnitParts): DynamicModule {
    const providers = [
      { provide: Nats, useValue: { connection: nats } },
      { provide: CallerProof, useValue: callerProof },
      { provide: Clock, useValue: clock },
      { provide: Log, useValue: log },
      { provide: Readiness, useValue: readiness },
      { provide: Metrics, useValue: metrics },
      RpcClient,
    ];
    return { module: UnitModule, providers, exports: providers };
  }
}

interface StoredParts {
  readonly dataSource: DataSource;
  readonly secretKey: string;
  readonly callerKeys: string;
}

/** Additional providers of every service: its database, its sealer, back office calls, events and jobs. */
@Global()
@Module({})
export class ServiceModule {
  static of(service: AdminService, { dataSource, secretKey, callerKeys }: StoredParts): DynamicModule {
    return {
      module: ServiceModule,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRootAsync({
          useFactory: (): DataSourceOptions => dataSource.options,
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
      ],
      controllers: [adminController(service)],
      providers: [
        { provide: Sealer, useValue: new Sealer(secretKey) },
        { provide: CallerVerifier, useValue: new CallerVerifier(callerKeys, service) },
        { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
        AdminRegistry,
        AdminRequests,
        DeadEvents,
        TidyUp,
        EventsResource,
        JobsResource,
        RedactFailures,
        SealAnew,
      ],
      exports: [Sealer, CallerVerifier, DiscoveryModule, RedactFailures],
    };
  }
}
