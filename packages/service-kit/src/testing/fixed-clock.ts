import { Clock } from '../clock/clock.js';

/** A clock that a test sets. */
export class FixedClock extends Clock {
  private current: number;

  constructor(at: Date | string) {
    super();
    this.current = new Date(at).getTime();
  }

  now(): Date {
    return new Date(this.current);
  }

  set(at: Date | string): void {
    this.current = new Date(at).getTime();
  }

  /**
   * Moves forward and returns the milliseconds. For a whole service use `TestService.advance`, which moves its jobs too.
   */
  advance(ms: number): number {
    this.current += ms;
    return ms;
  }
}
