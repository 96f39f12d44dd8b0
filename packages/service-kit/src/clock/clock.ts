/** Business time. Whatever depends on the calendar asks this, never the machine. */
export abstract class Clock {
  abstract now(): Date;
}
