import type { EntityManager } from 'typeorm';

/** Takes seats that came free first, in the same transaction: those who wait for them. */
export abstract class FreedSeats {
  abstract offer(tx: EntityManager, departureId: string): Promise<void>;
}
