import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import { Readiness } from '@valam/service-kit/health/readiness';
import { Log } from '@valam/service-kit/logging/log';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource } from 'typeorm';
import { DepartureEntity } from './departure.entity.js';

const askAgainMs = 1_000;

/**
 * Leads sells from its own projection, so it is ready only when it has one. With an empty one it asks catalog to
 * announce everything again; with one that it has, it sells whether catalog is there or not.
 */
@Injectable()
export class CatchUp implements OnApplicationBootstrap, OnApplicationShutdown {
  /** How many departures catalog has said there are; null until it has. */
  private announced: number | null = null;
  private hasSome = false;
  private isStopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    private readonly readiness: Readiness,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.readiness.require('departures', () => this.reasonToWait());
    this.hasSome = (await this.known()) > 0;
    if (!this.hasSome) void this.askForAll();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
  }

  private async reasonToWait(): Promise<string | null> {
    if (this.hasSome) return null;
    if (this.announced === null) return 'waiting for the departures of catalog';
    const known = await this.known();
    if (known < this.announced) return `waiting for departures: ${known} of ${this.announced}`;
    this.hasSome = true;
    return null;
  }

  private known(): Promise<number> {
    return this.dataSource.manager.countBy(DepartureEntity, { origin: 'catalog' });
  }

  private async askForAll(): Promise<void> {
    while (!this.isStopped && this.announced === null) {
      try {
        this.announced = (await this.rpc.call(replayCatalog, { what: 'departures' })).announced;
      } catch (error) {
        this.log.debug({ err: error }, 'catalog cannot be asked for its departures yet');
        await pause(askAgainMs, undefined, { ref: false });
      }
    }
  }
}
