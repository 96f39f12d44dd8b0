import type { EntityManager } from 'typeorm';

/** Port to the waitlist, which takes released seats first, in the same transaction. */
export abstract class FreedSeats {
  abstract offer(tx: EntityManager, departureId: string): Promise<void>;
}
