import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { MailDesk } from './mail-desk.js';

/** Tells the team of something about a booking that needs a person. */
@Injectable()
export class AlertTeam {
  constructor(
    private readonly mails: MailDesk,
    private readonly links: PrivateLinks,
  ) {}

  async run(
    tx: EntityManager,
    booking: BookingEntity,
    { title, text }: { title: string; text: string },
  ): Promise<void> {
    await this.mails.tellTeam(tx, 'operator-alert', {
      title,
      text,
      bookingRef: booking.ref,
      adminUrl: this.links.admin('bookings', booking.id),
    });
  }
}
