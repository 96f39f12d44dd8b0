import type { Route } from '@valam/contracts/shared/define';

export type LimitRule = NonNullable<Route['limit']>;

const windowMs = 60_000;
const maxKeys = 50_000;

/** Calls a minute that one process lets through while the shared count cannot be asked. */
const allowedPerMinute: Record<LimitRule, number> = { password: 10, form: 1_000, checkout: 1_000 };

/** A count in this process alone: the fallback, never the rule. */
export class LocalCount {
  private windowStart = 0;
  private counts = new Map<string, number>();

  /** Seconds to wait; 0 when the call may pass. */
  consume(rule: LimitRule, key: string, nowMs: number): number {
    if (nowMs - this.windowStart >= windowMs || this.counts.size > maxKeys) {
      this.windowStart = nowMs;
      this.counts = new Map();
    }
    const id = `${rule}:${key}`;
    const count = (this.counts.get(id) ?? 0) + 1;
    this.counts.set(id, count);
    return count <= allowedPerMinute[rule] ? 0 : Math.ceil((this.windowStart + windowMs - nowMs) / 1_000);
  }
}
