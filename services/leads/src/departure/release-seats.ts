import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FreedSeats } from './freed-seats.js';
import { announceSeats, moveOwnStock } from './stock.js';

/**
 * Releases seats: first to the waitlist, in the same transaction, so that no other buyer gets them meanwhile.
 */
@Injectable()
export class ReleaseSeats {
  constructor(private readonly freed: FreedSeats) {}

  /** A hold or an offer has ended. */
  async releaseReserved(tx: EntityManager, departureId: string, count: number): Promise<void> {
    await moveOwnStock(tx, departureId, 'release_reserved', count);
    await this.freed.offer(tx, departureId);
    await announceSeats(tx, departureId);
  }

  /** Travelers with confirmed seats cancel. */
  async releaseConfirmed(tx: EntityManager, departureId: string, count: number): Promise<void> {
    await moveOwnStock(tx, departureId, 'release_confirmed', count);
    await this.freed.offer(tx, departureId);
    await announceSeats(tx, departureId, true);
  }

  /**
   * The capacity was increased, the departure is back on sale, or a smaller hold has replaced another one.
   */
  async seatsCameFree(tx: EntityManager, departureId: string): Promise<void> {
    await this.freed.offer(tx, departureId);
    await announceSeats(tx, departureId, true);
  }
}
