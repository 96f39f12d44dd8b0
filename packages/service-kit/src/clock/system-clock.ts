import { Clock } from './clock.js';

/** The machine's clock, shifted by `CLOCK_OFFSET` to simulate the future. */
export class SystemClock extends Clock {
  constructor(readonly offsetMs = 0) {
    super();
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }
}
