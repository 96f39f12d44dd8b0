import { hasRunIntoLimit, isTransient } from '../database/transient.js';

/** Retries do not fix a bug. */
const triesOfBug = 8;
/** A busy database is less so by then; for a handler that is too slow nobody would ever be told. */
const limitedMs = 30 * 60_000;

/** Decides when an event becomes a dead letter. It is kept for a dependency that is away, however long. */
export class DeadLetterRule {
  /**
   * Event id → since when it has run into limits of time here, and into nothing else. The number of deliveries does not tell:
   * while the database was away there may have been hundreds.
   */
  private readonly limitedSince = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** `tries`: deliveries so far, of which the last one ended with the error. */
  applies(eventId: string, tries: number, error: unknown): boolean {
    if (!hasRunIntoLimit(error)) {
      this.forget(eventId);
      return !isTransient(error) && tries >= triesOfBug;
    }
    const now = this.now();
    const since = this.limitedSince.get(eventId) ?? now;
    this.limitedSince.set(eventId, since);
    return now - since >= limitedMs;
  }

  forget(eventId: string): void {
    this.limitedSince.delete(eventId);
  }
}
