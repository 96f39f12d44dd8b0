import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { ReviewMails } from './review-mails.js';
import { ReviewEntity } from './review.entity.js';

const dayMs = 86_400_000;
const daysBetweenMails = 7;
/** The invitation and two reminders. */
const mostMails = 3;
const atOnce = 200;

/** Asks travelers for a review: once, with at most two reminders. */
@Injectable()
export class AskForReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: ReviewMails,
  ) {}

  async invite(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const review = tx.create(ReviewEntity, {
      id: randomUUID(),
      bookingId: booking.id,
      tourId: departure.tourId,
      tourSlug: departure.tourSlug,
      state: 'requested',
      askedCount: 0,
      version: 1,
      createdAt: this.clock.now(),
    });
    await tx.insert(ReviewEntity, review);
    await this.ask(tx, review.id);
  }

  @Scheduled('remind-of-reviews')
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - daysBetweenMails * dayMs);
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from review where state = 'requested' and last_asked_at <= $1 and asked_count < ${mostMails} limit ${atOnce}`,
      [before],
    );
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.ask(tx, id));
  }

  private async ask(tx: EntityManager, id: string): Promise<void> {
    const review = await tx.findOneOrFail(ReviewEntity, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    const now = this.clock.now();
    const isSoon =
      review.lastAskedAt && now.getTime() - review.lastAskedAt.getTime() < daysBetweenMails * dayMs;
    if (review.state !== 'requested' || review.askedCount >= mostMails || isSoon) return;
    const isReminder = review.askedCount > 0;
    review.askedCount += 1;
    review.lastAskedAt = now;
    await tx.save(review);
    const booking = await tx.findOneByOrFail(BookingEntity, { id: review.bookingId });
    if (booking.erasedAt) return;
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const { tripKind, tourTitle } = departure;
    await this.mails.asked(tx, booking, { id, tripKind, tourTitle, isReminder });
  }
}
