import { Injectable } from '@nestjs/common';
import { bookingCompleted } from '@valam/contracts/leads/booking.events';
import { istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { AskForReview } from '../review/ask-for-review.js';
import { advanceBooking, lockBooking } from '../booking/advance-booking.js';
import { announceBooking } from '../booking/announce-booking.js';

const atOnce = 200;

const tripsOver = `select b.id from booking b join departure d on d.id = b.departure_id
        where b.state = 'paid' and d.end_date < $1 limit ${atOnce}`;

/** Completes trips on the day after their end. */
@Injectable()
export class CompleteTrips {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reviews: AskForReview,
  ) {}

  @Scheduled('complete-trips')
  async sweep(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(tripsOver, [istDay(this.clock.now())]);
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.complete(tx, id));
  }

  private async complete(tx: EntityManager, id: string): Promise<void> {
    const booking = await lockBooking(tx, id);
    if (booking.state !== 'paid') return;
    await advanceBooking(tx, booking, 'travelled', { actor: 'system', reason: 'The trip is over.' });
    await announceBooking(tx, bookingCompleted, booking);
    await this.reviews.invite(tx, booking);
  }
}
