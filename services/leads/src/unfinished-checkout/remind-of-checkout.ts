import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { remindOfCheckoutJob } from '../payment/payment.jobs.js';
import { CheckoutMails } from './checkout-mails.js';
import { type LeftCheckout, reasonForSilence } from './reminder-rules.js';

const reasonsForSilence = `select exists (select 1 from booking b
                       where b.person_email = $1 and b.id <> $2 and b.created_at >= $3
                         and (b.deposit_paid_at is not null or b.state in ('held', 'awaiting_payment'))) as "hasBookedSince",
              exists (select 1 from checkout_reminder_stop s where s.person_email = $1)
                or exists (select 1 from subscriber s where s.person_email = $1 and s.unsubscribed_at is not null)
                as "hasUnsubscribed",
              exists (select 1 from payment p where p.booking_id = $2) as "hasPaid"`;

const claimReminder = `insert into checkout_reminder (booking_id, departure_id, person_email, at) values ($1, $2, $3, $4)
         on conflict do nothing returning booking_id`;

type Reasons = Pick<LeftCheckout, 'hasBookedSince' | 'hasUnsubscribed' | 'hasPaid'>;

/** Reminds a person, once, of a booking left at the payment page hours ago. */
@Injectable()
export class RemindOfCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: CheckoutMails,
  ) {}

  @OnJob(remindOfCheckoutJob)
  async run({ bookingId }: JobPayload<typeof remindOfCheckoutJob>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      if (await this.isSilent(tx, booking)) return;
      if (await this.isFirst(tx, booking)) await this.mails.leftAtPayment(tx, booking);
    });
  }

  private async isSilent(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    const departure = sellable(await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId }));
    const [person] = await tx.query<Reasons[]>(reasonsForSilence, [
      booking.personEmail,
      booking.id,
      booking.createdAt,
    ]);
    const reason = reasonForSilence({
      state: booking.state,
      isErased: booking.erasedAt !== null,
      quantity: booking.quantity,
      departure: departureStatus(departure, this.clock.now()),
      freeSeats: sellableSeats(departure),
      hasBookedSince: person?.hasBookedSince ?? false,
      hasUnsubscribed: person?.hasUnsubscribed ?? false,
      hasPaid: person?.hasPaid ?? false,
    });
    return reason !== null;
  }

  /** A person with several lapsed holds of one date gets a single reminder. */
  private async isFirst(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
    const rows = await tx.query<unknown[]>(claimReminder, [
      booking.id,
      booking.departureId,
      booking.personEmail,
      this.clock.now(),
    ]);
    return rows.length > 0;
  }
}
