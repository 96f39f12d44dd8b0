import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { AdminService } from '@valam/contracts/shared/admin';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { adminController } from '../admin/admin.controller.js';
import { AdminRequests } from '../admin/admin-requests.js';
import { EventsResource } from '../admin/events.resource.js';
import { JobsResource } from '../admin/jobs.resource.js';
import { AdminRegistry } from '../admin/registry.js';
import { DeadEvents } from '../events/dead-events.js';
import { TidyUp } from '../events/tidy-up.js';
import { GivenUpRuns } from '../jobs/given-up-runs.js';
import { RedactFailures } from '../privacy/redact-failures.js';
import { CallerVerifier } from '../rpc/caller-proof.js';
import { ContractInterceptor } from '../rpc/contract.interceptor.js';
import { ProblemFilter } from '../rpc/problem.filter.js';
import { ReEncrypt } from '../secrets/re-encrypt.js';
import { Keyring } from '../secrets/keyring.js';

interface StoredParts {
  readonly dataSource: DataSource;
  readonly secretKey: string;
  readonly callerKeys: string;
}

/** Additional providers of every service: its database, its keyring, back office calls, events and jobs. */
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
        { provide: Keyring, useValue: new Keyring(secretKey) },
        { provide: CallerVerifier, useValue: new CallerVerifier(callerKeys, service) },
        { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
        AdminRegistry,
        AdminRequests,
        DeadEvents,
        TidyUp,
        EventsResource,
        GivenUpRuns,
        JobsResource,
        RedactFailures,
        ReEncrypt,
      ],
      exports: [Keyring, CallerVerifier, DiscoveryModule, RedactFailures],
    };
  }
}
