/** Business time. Calendar logic uses this, never the machine's clock. */
export abstract class Clock {
  abstract now(): Date;
}
