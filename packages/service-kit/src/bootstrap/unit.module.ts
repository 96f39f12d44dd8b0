import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { Clock } from '../clock/clock.js';
import { Metrics } from '../health/metrics.js';
import { Readiness } from '../health/readiness.js';
import { Log } from '../logging/log.js';
import type { Logger } from '../logging/logger.js';
import { Nats } from '../nats/nats.js';
import { CallerProof } from '../rpc/caller-proof.js';
import { RpcClient } from '../rpc/client.js';

/**
 * Objects created before the module tree and shared by all modules. `callerProof`: how this unit proves
 * callers in its outgoing calls.
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
