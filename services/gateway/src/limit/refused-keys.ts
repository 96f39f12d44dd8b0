const maxKeys = 50_000;

/** Keys that were refused a moment ago need not be asked about again. */
export class RefusedKeys {
  private readonly until = new Map<string, number>();

  /** Seconds left; 0 when nothing is known against the key. */
  secondsLeft(key: string, nowMs: number): number {
    const until = this.until.get(key);
    if (until === undefined) return 0;
    if (until > nowMs) return Math.ceil((until - nowMs) / 1_000);
    this.until.delete(key);
    return 0;
  }

  add(key: string, seconds: number, nowMs: number): void {
    if (this.until.size >= maxKeys) this.until.clear();
    this.until.set(key, nowMs + seconds * 1_000);
  }
}
