/** The queue is full; try again in a moment. */
export class GateFullError extends Error {
  override readonly name = 'GateFullError';
}

/** Limits concurrency: runs a few calls at once, queues a few, and rejects the rest at once. */
export class ConcurrencyLimit {
  private inside = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: { readonly atOnce: number; readonly waiting: number }) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> | void {
    if (this.inside < this.limits.atOnce) {
      this.inside++;
      return;
    }
    if (this.queue.length >= this.limits.waiting) throw new GateFullError('Too many wait already');
    return new Promise((resolve) => this.queue.push(resolve));
  }

  /** The oldest queued call takes over the slot. */
  private leave(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.inside--;
  }
}
