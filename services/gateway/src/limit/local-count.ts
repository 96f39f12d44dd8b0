import type { limitRules } from '@valam/contracts/identity/limit.rpc';

export type LimitRule = (typeof limitRules)[number];

const windowMs = 60_000;
const maxKeys = 50_000;

/** Calls per minute that one process allows while the shared counter is unavailable. */
export function allowedAlone(isProduction: boolean): Record<LimitRule, number> {
  const forms = isProduction ? 20 : 1_000;
  return { password: 10, form: forms, checkout: forms, upload: 5, waitlist: isProduction ? 2 : forms };
}

/** A counter local to this process. */
export class LocalCount<Rule extends string> {
  private windowStart = 0;
  private counts = new Map<string, number>();

  constructor(private readonly allowedPerMinute: Readonly<Record<Rule, number>>) {}

  /** Seconds to wait; 0 if the call is allowed. */
  consume(rule: Rule, key: string, nowMs: number): number {
    if (nowMs - this.windowStart >= windowMs || this.counts.size > maxKeys) {
      this.windowStart = nowMs;
      this.counts = new Map();
    }
    const id = `${rule}:${key}`;
    const count = (this.counts.get(id) ?? 0) + 1;
    this.counts.set(id, count);
    return count <= this.allowedPerMinute[rule]
      ? 0
      : Math.ceil((this.windowStart + windowMs - nowMs) / 1_000);
  }
}
