import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { IdentityConfig } from '../config.js';
import { rulesOf, type RuleName } from './limit-rules.js';

export interface Consumed {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly retryAfterSeconds: number;
}

const tableName = 'rate_limit';

/** Counts attempts in the database, shared by all replicas. Keys are stored as hashes only. */
@Injectable()
export class Limits {
  private readonly limiters: Record<RuleName, RateLimiterPostgres>;

  constructor(
    private readonly dataSource: DataSource,
    settings: IdentityConfig,
  ) {
    const rules = Object.entries(rulesOf(settings)).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]);
    this.limiters = Object.fromEntries(rules) as Record<RuleName, RateLimiterPostgres>;
  }

  async consume(rule: RuleName, key: string): Promise<Consumed> {
    try {
      return consumed(true, await this.limiters[rule].consume(hashOf(key)));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return consumed(false, refusal);
      throw refusal;
    }
  }

  pointsOf(rule: RuleName): number {
    return this.limiters[rule].points;
  }

  /** Returns a point after a success. */
  async giveBack(rule: RuleName, key: string): Promise<void> {
    await this.limiters[rule].reward(hashOf(key));
  }

  /** Counters are short-lived and numerous, so expired ones are deleted often. */
  @Scheduled('forget-old-limits')
  async forget(): Promise<void> {
    await this.dataSource.query(`delete from ${tableName} where expire < extract(epoch from now()) * 1000`);
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function consumed(allowed: boolean, result: RateLimiterRes): Consumed {
  return {
    allowed,
    remaining: Math.max(0, result.remainingPoints),
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  };
}
