import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Readiness } from '@valam/service-kit/health/readiness';
import { Log } from '@valam/service-kit/logging/log';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource } from 'typeorm';

const askAgainMs = 1_000;

interface Projection {
  readonly what: RpcInput<typeof replayCatalog>['what'];
  readonly count: string;
  /** Number of departures according to catalog; null until its event. */
  announced: number | null;
  hasSome: boolean;
}

const projection = (what: Projection['what'], count: string): Projection => ({
  what,
  count,
  announced: null,
  hasSome: false,
});

/**
 * Leads sells from its own projections, under its copy of the terms, so it is ready only with both. If they
 * are empty, it requests a replay from catalog; otherwise it sells even while catalog is down.
 */
@Injectable()
export class CatchUp implements OnApplicationBootstrap, OnApplicationShutdown {
  private isStopped = false;
  private readonly projections = [
    projection('departures', `select count(*)::int as known from departure where origin = 'catalog'`),
    projection('policies', 'select count(*)::int as known from known_policy'),
  ];

  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    private readonly readiness: Readiness,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const one of this.projections) {
      this.readiness.require(one.what, () => this.reasonToWait(one));
      one.hasSome = (await this.known(one)) > 0;
      if (!one.hasSome) void this.askForAll(one);
    }
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
  }

  private async reasonToWait(one: Projection): Promise<string | null> {
    if (one.hasSome) return null;
    if (one.announced === null) return `waiting for the ${one.what} of catalog`;
    const known = await this.known(one);
    if (known < one.announced) return `waiting for ${one.what}: ${known} of ${one.announced}`;
    one.hasSome = true;
    return null;
  }

  private async known({ count }: Projection): Promise<number> {
    const [row] = await this.dataSource.query<[{ known: number }]>(count);
    return row.known;
  }

  private async askForAll(one: Projection): Promise<void> {
    while (!this.isStopped && one.announced === null) {
      try {
        one.announced = (await this.rpc.call(replayCatalog, { what: one.what })).announced;
      } catch (error) {
        this.log.debug({ err: error }, `catalog cannot be asked for its ${one.what} yet`);
        await pause(askAgainMs, undefined, { ref: false });
      }
    }
  }
}
