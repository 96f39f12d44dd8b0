import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import type { ReviewEntity } from '../review/review.entity.js';
import type { ReviewMails } from '../review/review-mails.js';
import { MailRequests } from './mail-requests.js';

@Injectable()
export class MailReview implements ReviewMails {
  constructor(
    private readonly links: PrivateLinks,
    private readonly mails: MailRequests,
  ) {}

  asked(
    tx: EntityManager,
    booking: BookingEntity,
    { id, tripKind, tourTitle, isReminder }: Parameters<ReviewMails['asked']>[2],
  ): Promise<void> {
    return this.mails.send(
      tx,
      'review-request',
      { email: booking.email, name: `${booking.firstName} ${booking.lastName}` },
      {
        firstName: booking.firstName,
        tripKind,
        tourTitle,
        reviewUrl: this.links.url('review', { id, version: 1 }),
        isReminder,
      },
    );
  }

  async decided(tx: EntityManager, { bookingId, state }: ReviewEntity): Promise<void> {
    const { email, firstName, lastName, departureId } = await tx.findOneByOrFail(BookingEntity, {
      id: bookingId,
    });
    const { tripKind, tourTitle } = await tx.findOneByOrFail(DepartureEntity, { id: departureId });
    await this.mails.send(
      tx,
      'review-decided',
      { email, name: `${firstName} ${lastName}` },
      { firstName, tripKind, tourTitle, isPublished: state === 'published' },
    );
  }
}
