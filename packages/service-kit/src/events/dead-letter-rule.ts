import { hasRunIntoLimit, isTransient } from '../database/transient.js';

/** More retries do not fix a bug. */
const triesOfBug = 8;
/** A busy database has recovered by then; if not, the handler is too slow, and only a dead letter alerts the team to it. */
const limitedMs = 30 * 60_000;

/** Decides when an event becomes a dead letter: never because a dependency is away, however long. */
export class DeadLetterRule {
  /**
   * Event id → since when each of its deliveries here has run into a time limit. Their number says nothing: while the
   * database was away there may have been hundreds.
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
