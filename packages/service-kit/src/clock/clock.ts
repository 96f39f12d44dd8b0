/** Business time. Code that depends on the calendar uses this, never the machine's clock. */
export abstract class Clock {
  abstract now(): Date;
}
