import { Injectable } from '@nestjs/common';
import { consumeLimit } from '@valam/contracts/identity/limit.rpc';
import { Log } from '@valam/service-kit/logging/log';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { LRUCache } from 'lru-cache';
import { GatewayConfig } from '../config.js';
import { limitReached } from '../http/gateway-problems.js';
import { allowedAlone, LocalCount, type LimitRule } from './local-count.js';

/** After a failure, calls skip the shared counter for this time. */
const countAloneMs = 2_000;
/** At most one log line in this time, however many calls time out. */
const saidOnceInMs = 60_000;

/** Counts calls per address or account across all replicas; identity stores the count. */
@Injectable()
export class RateLimits {
  /** Used only as a fallback. */
  private readonly local: LocalCount<LimitRule>;
  /** Recently refused keys, until they may retry: they need no call to identity. */
  private readonly refused = new LRUCache<string, true>({ max: 50_000, ttl: 1, ttlResolution: 0 });
  private aloneUntil = 0;
  private saidAt = -saidOnceInMs;

  constructor(
    private readonly rpc: RpcClient,
    private readonly log: Log,
    config: GatewayConfig,
  ) {
    this.local = new LocalCount(allowedAlone(config.isProduction));
  }

  /** Counts one call; throws if it exceeds the limit. */
  async count(rule: LimitRule, subject: string): Promise<void> {
    const key = `${rule}:${subject}`;
    const leftMs = this.refused.getRemainingTTL(key);
    if (leftMs > 0) throw limitReached(Math.ceil(leftMs / 1_000));
    const wait = await this.ask(rule, subject);
    if (wait <= 0) return;
    this.refused.set(key, true, { ttl: wait * 1_000 });
    throw limitReached(wait);
  }

  private async ask(rule: LimitRule, subject: string): Promise<number> {
    if (performance.now() < this.aloneUntil) return this.local.consume(rule, subject, performance.now());
    try {
      const { allowed, retryAfterSeconds } = await this.rpc.call(consumeLimit, { rule, key: subject });
      return allowed ? 0 : Math.max(1, retryAfterSeconds);
    } catch (error) {
      const now = performance.now();
      this.say(error, rule, now);
      this.aloneUntil = now + countAloneMs;
      return this.local.consume(rule, subject, now);
    }
  }

  private say(error: unknown, rule: LimitRule, now: number): void {
    if (now - this.saidAt < saidOnceInMs) return;
    this.saidAt = now;
    this.log.warn({ err: error, rule }, 'limits are counted here alone');
  }
}
