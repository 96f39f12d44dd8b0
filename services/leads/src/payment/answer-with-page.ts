import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { forgetAnswer } from '@valam/service-kit/idempotency/once';
import { DataSource, Repository } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { OpenPaymentPage, type NewPage } from './open-payment-page.js';

export interface PageAnswer {
  readonly url: string;
  readonly bookingRef: string;
  readonly holdExpiresAt: string | null;
  readonly sessionId: string;
}

interface Remembered {
  readonly scope: string;
  readonly key: string | null;
}

/** Opens a payment page and returns its URL. */
@Injectable()
export class AnswerWithPage {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(BookingEntity) private readonly bookings: Repository<BookingEntity>,
    private readonly openPage: OpenPaymentPage,
  ) {}

  /**
   * Null if the provider is unreachable. The response stored under the idempotency key is then deleted, so
   * that the same request may be retried.
   */
  async run(page: string | NewPage, remembered?: Remembered): Promise<PageAnswer | null> {
    const opening = typeof page === 'string' ? this.openPage.run(page) : this.openPage.runNew(page);
    const { session, booking: opened } = await opening;
    if (!session.url) {
      if (remembered) await forgetAnswer(this.dataSource.manager, remembered);
      return null;
    }
    const { bookingId: id } = session;
    const booking = opened ?? (await this.bookings.findOneByOrFail({ id }));
    const isHold = booking.state === 'held' || booking.state === 'awaiting_payment';
    return {
      url: session.url,
      bookingRef: booking.ref,
      holdExpiresAt: isHold ? (booking.holdExpiresAt?.toISOString() ?? null) : null,
      sessionId: session.returnToken,
    };
  }
}
