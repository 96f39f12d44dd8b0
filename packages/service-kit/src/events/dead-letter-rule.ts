import { hasRunIntoLimit, isTransient } from '../database/transient.js';

/** More retries do not fix a bug. */
const triesOfBug = 8;
/**
 * By then a busy database has recovered; otherwise the handler is too slow, which only a dead letter reports
 * to the team.
 */
const limitedMs = 30 * 60_000;

/** Decides when an event becomes a dead letter: never because of an unavailable dependency, however long. */
export class DeadLetterRule {
  /**
   * Event id → start of the period in which each of its deliveries ran into a timeout. The number of
   * deliveries is meaningless: there may have been hundreds while the database was unavailable.
   */
  private readonly limitedSince = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** `tries`: deliveries so far; the last one ended with the error. */
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
