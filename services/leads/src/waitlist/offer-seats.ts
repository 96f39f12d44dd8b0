import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { sellable, type DepartureEntity } from '../departure/departure.entity.js';
import type { FreedSeats } from '../departure/freed-seats.js';
import { lockDeparture, moveOwnStock } from '../departure/stock.js';
import { chooseOffers, offerDeadline } from './offers.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { WaitlistMails } from './waitlist-mails.js';
import { waitlistTransitions } from './waitlist-states.js';

const longestQueue = 200;

/** Offers free seats of a departure to its waitlist, in order of arrival. */
@Injectable()
export class OfferSeats implements FreedSeats {
  constructor(
    private readonly clock: Clock,
    private readonly mails: WaitlistMails,
  ) {}

  async offer(tx: EntityManager, departureId: string): Promise<void> {
    const queue = await this.queue(tx, departureId);
    if (queue.length === 0) return;
    const departure = await lockDeparture(tx, departureId);
    const now = this.clock.now();
    if (departureStatus(sellable(departure), now) === 'closed') return;
    for (const { id } of chooseOffers(sellableSeats(sellable(departure)), queue)) {
      const entry = queue.find((waiting) => waiting.id === id);
      if (entry) await this.make(tx, entry, departure, now);
    }
  }

  /** An entry whose row is locked, because the person is leaving the waitlist, is skipped. */
  private queue(tx: EntityManager, departureId: string): Promise<WaitlistEntryEntity[]> {
    return tx.find(WaitlistEntryEntity, {
      where: { departureId, state: 'waiting' },
      order: { queueNumber: 'ASC' },
      take: longestQueue,
      lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
    });
  }

  private async make(
    tx: EntityManager,
    entry: WaitlistEntryEntity,
    departure: DepartureEntity,
    now: Date,
  ): Promise<void> {
    await moveOwnStock(tx, departure.id, 'reserve', entry.quantity);
    entry.state = waitlistTransitions.next(entry.state, 'offered') ?? entry.state;
    entry.offeredAt = now;
    entry.offerExpiresAt = offerDeadline(now, departure.startDate);
    entry.version += 1;
    await tx.save(entry);
    await this.mails.offered(tx, entry, departure, entry.offerExpiresAt);
  }
}
