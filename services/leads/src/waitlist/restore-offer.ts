import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unitOf } from '@valam/service-kit/database/unit-of';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { closeQueueJob } from '../departure/departure.jobs.js';
import type { AcceptedOffers } from '../payment/accepted-offers.js';
import { deadlineAgain } from './offers.js';
import { WaitlistMails } from './waitlist-mails.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { waitlistTransitions } from './waitlist-states.js';

@Injectable()
export class RestoreOffer implements AcceptedOffers {
  constructor(private readonly mails: WaitlistMails) {}

  async restore(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    if (!booking.waitlistEntryId) return false;
    const entry = await tx.findOneOrFail(WaitlistEntryEntity, {
      where: { id: booking.waitlistEntryId },
      lock: { mode: 'for_no_key_update' },
    });
    const next = waitlistTransitions.next(entry.state, 'payment_unavailable');
    if (!next) return false;
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: entry.departureId });
    const now = unitOf(tx).clock.now();
    entry.state = next;
    entry.bookingId = null;
    entry.offerExpiresAt = deadlineAgain(entry.offerExpiresAt ?? now, now, departure.startDate);
    entry.version += 1;
    await tx.save(entry);
    await this.closeIfCanceled(tx, departure);
    return true;
  }

  /** The waitlist may have been closed meanwhile, which skips accepted offers. */
  private async closeIfCanceled(
    tx: EntityManager,
    { id: departureId, cancelledAt, cancelReason }: DepartureEntity,
  ): Promise<void> {
    if (!cancelledAt) return;
    const queue = { departureId, reason: cancelReason ?? '' };
    await addJob(tx, closeQueueJob, queue, { key: `close-queue:${departureId}` });
  }

  /** A hold that lapses before its page could be opened was not missed by the person. */
  async unpaid(
    tx: EntityManager,
    { id: bookingId, waitlistEntryId: id, state }: BookingEntity,
  ): Promise<void> {
    const entry = id ? await tx.findOneBy(WaitlistEntryEntity, { id, bookingId, state: 'accepted' }) : null;
    if (!entry) return;
    const why =
      state === 'held'
        ? 'You accepted our offer, but the payment page could not be opened in time.'
        : 'You accepted our offer, but the seats were not paid for in time.';
    await this.mails.over(tx, entry, why);
  }
}
