import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { AcceptedOffers } from '../payment/accepted-offers.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { waitlistTransitions } from './waitlist-states.js';

@Injectable()
export class RestoreOffer implements AcceptedOffers {
  async restore(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    if (!booking.waitlistEntryId) return false;
    const entry = await tx.findOneOrFail(WaitlistEntryEntity, {
      where: { id: booking.waitlistEntryId },
      lock: { mode: 'for_no_key_update' },
    });
    const next = waitlistTransitions.next(entry.state, 'payment_unavailable');
    if (!next) return false;
    entry.state = next;
    entry.bookingId = null;
    entry.version += 1;
    await tx.save(entry);
    return true;
  }
}
