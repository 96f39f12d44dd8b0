import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { countVisits } from '@valam/contracts/leads/visit.rpc';
import { mostCountsAtOnce, type ReachedStep, type VisitCounts } from '@valam/contracts/leads/visit.schema';
import { Log } from '@valam/service-kit/logging/log';
import { RpcClient } from '@valam/service-kit/rpc/client';

const everyMs = 5_000;

/**
 * Sums the steps of visits and sends the sums to leads every few seconds, so that counting does not slow down
 * sales and no row is about a single visit. A failed batch is retried with the same id.
 */
@Injectable()
export class VisitTally implements OnModuleInit, OnModuleDestroy {
  private sums = new Map<string, VisitCounts['counts'][number]>();
  private unsent: VisitCounts | null = null;
  private sending: Promise<void> | null = null;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly rpc: RpcClient,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.handOver(), everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sending;
    await this.handOver();
    // If that was a batch that had failed before, the sums since then are sent next.
    if (!this.unsent) await this.handOver();
  }

  /** While leads is down the sums grow; keys that do not fit into one message are dropped then. */
  add({ step, tour, source, device }: ReachedStep): void {
    const key = [step, tour, source, device].join(' ');
    const known = this.sums.get(key);
    if (known) known.count += 1;
    else if (this.sums.size < mostCountsAtOnce) this.sums.set(key, { step, tour, source, device, count: 1 });
  }

  handOver(): Promise<void> {
    this.sending ??= this.send().finally(() => (this.sending = null));
    return this.sending;
  }

  private async send(): Promise<void> {
    const counts = this.unsent ?? this.take();
    if (!counts) return;
    this.unsent = counts;
    try {
      await this.rpc.call(countVisits, counts);
      this.unsent = null;
    } catch (error) {
      this.log.warn({ err: error, id: counts.id }, 'counts of visits are sent again');
    }
  }

  private take(): VisitCounts | null {
    if (this.sums.size === 0) return null;
    const counts = [...this.sums.values()];
    this.sums = new Map();
    return { id: randomUUID(), counts };
  }
}
