const everyMs = 50;
const lateMs = 50;

/** Measures event-loop lag: a process that lags has more work than it can handle. */
export class EventLoopLag {
  private due = performance.now() + everyMs;
  private wasLate = false;

  constructor() {
    setInterval(() => this.look(), everyMs).unref();
  }

  /** Also true between two measurements, if the next one is overdue. */
  readonly isLate = (): boolean => this.wasLate || performance.now() - this.due > lateMs;

  private look(): void {
    const now = performance.now();
    this.wasLate = now - this.due > lateMs;
    this.due = now + everyMs;
  }
}
