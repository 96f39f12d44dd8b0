import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { ShareMails } from '../share/share-mails.js';
import { Shares } from '../share/shares.js';
import { wouldTravel } from '../share/would-travel.js';

/**
 * Notifies the companions of a rescheduled booking. Runs after its shares are adapted, because the change
 * ends some of them.
 */
@Injectable()
export class TellCompanions {
  constructor(
    private readonly shares: Shares,
    private readonly mails: ShareMails,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity, formerDates: string): Promise<void> {
    for (const share of await this.shares.of(tx, booking.id))
      if (await wouldTravel(tx, share)) await this.mails.moved(tx, booking, share, formerDates);
  }
}
