/** Too many pictures are being processed already. */
export class TooManyPicturesError extends Error {
  override readonly name = 'TooManyPicturesError';
}

/**
 * Limits concurrent work and its queue: a picture of fifteen megabytes is in memory twice while it is read,
 * so the limit applies before reading. A rejected call may be retried.
 */
export class ImageWorkLimit {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly mostAtOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.working < this.mostAtOnce) this.working++;
    else await this.wait();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // A freed slot is passed on directly, so that no later call takes it.
      if (next) next();
      else this.working--;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new TooManyPicturesError('Too many pictures at once');
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
