/** Too many pictures are being taken in already. */
export class TooManyPicturesError extends Error {
  override readonly name = 'TooManyPicturesError';
}

/**
 * Lets so many work at once, and so many wait: a picture of fifteen megabytes is in memory twice while it is read, so the
 * limit comes before reading. A call without a place gets 'try again'.
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
      // The place goes straight to the next one, so that no one takes it in between.
      if (next) next();
      else this.working--;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new TooManyPicturesError('Too many pictures at once');
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
