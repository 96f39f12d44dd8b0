import type { EntityManager } from 'typeorm';

/** Port to the waitlist, which gets released seats first, in the same transaction. */
export abstract class FreedSeats {
  abstract offer(tx: EntityManager, departureId: string): Promise<void>;
}
