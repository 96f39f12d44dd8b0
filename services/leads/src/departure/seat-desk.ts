import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FreedSeats } from './freed-seats.js';
import { announceSeats, moveOwnStock } from './stock.js';

/** Gives seats back: first to the waitlist, in the same transaction, so that no one slips in between. */
@Injectable()
export class SeatDesk {
  constructor(private readonly freed: FreedSeats) {}

  /** A hold or an offer is over. */
  async releaseReserved(tx: EntityManager, departureId: string, count: number): Promise<void> {
    await moveOwnStock(tx, departureId, 'release_reserved', count);
    await this.freed.offer(tx, departureId);
    await announceSeats(tx, departureId);
  }

  /** Travelers who had a seat for certain do not come. */
  async releaseConfirmed(tx: EntityManager, departureId: string, count: number): Promise<void> {
    await moveOwnStock(tx, departureId, 'release_confirmed', count);
    await this.freed.offer(tx, departureId);
    await announceSeats(tx, departureId, true);
  }

  /** More seats than before, or on sale again. */
  async seatsCameFree(tx: EntityManager, departureId: string): Promise<void> {
    await this.freed.offer(tx, departureId);
    await announceSeats(tx, departureId, true);
  }
}
