/** The queue is full, or a call waited too long; a later retry may succeed. */
export class ConcurrencyLimitError extends Error {
  override readonly name = 'ConcurrencyLimitError';
}

interface Limits {
  readonly atOnce: number;
  /** Maximum length of the queue; further calls are rejected immediately. */
  readonly waiting: number;
  /** Maximum time in the queue. */
  readonly waitMs?: number;
}

/** Limits concurrency: runs a few calls at once, queues others, and rejects the rest. */
export class ConcurrencyLimit {
  private inside = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly limits: Limits) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> | void {
    const { atOnce, waiting, waitMs } = this.limits;
    if (this.inside < atOnce) {
      this.inside++;
      return;
    }
    if (this.queue.size >= waiting) throw new ConcurrencyLimitError('Too many wait already');
    return new Promise((resolve, reject) => {
      const timer =
        waitMs &&
        setTimeout(() => {
          this.queue.delete(enter);
          reject(new ConcurrencyLimitError('Waited too long'));
        }, waitMs);
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.queue.add(enter);
    });
  }

  /** The oldest queued call takes over the slot. */
  private leave(): void {
    const [next] = this.queue;
    if (!next) {
      this.inside--;
      return;
    }
    this.queue.delete(next);
    next();
  }
}
