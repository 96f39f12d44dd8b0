const everyMs = 50;
const lateMs = 50;

/** Watches how long this process takes to come to what is due: who is late has more to do than it can. */
export class Lateness {
  private due = performance.now() + everyMs;
  private wasLate = false;

  constructor() {
    setInterval(() => this.look(), everyMs).unref();
  }

  /** Also true between two looks, when the next one is overdue. */
  readonly isLate = (): boolean => this.wasLate || performance.now() - this.due > lateMs;

  private look(): void {
    const now = performance.now();
    this.wasLate = now - this.due > lateMs;
    this.due = now + everyMs;
  }
}
