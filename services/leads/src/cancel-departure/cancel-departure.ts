import { Injectable } from '@nestjs/common';
import type { BookingState } from '@valam/contracts/leads/booking-states';
import type { CancelPreview } from '@valam/contracts/leads/departures.admin';
import { Clock } from '@valam/service-kit/clock/clock';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, In, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, keptMoney } from '../booking/booking-money.js';
import { EndBooking } from '../manage/end-booking.js';
import { BookingMails } from '../booking/booking-mails.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { closeQueueJob } from '../departure/departure.jobs.js';
import { announceSeats } from '../departure/stock.js';
import { cancelWithDepartureJob } from './cancel-departure.jobs.js';

const affected: BookingState[] = ['held', 'awaiting_payment', 'deposit_paid', 'balance_due', 'paid'];

/**
 * A departure was canceled: sales stop immediately, then a job cancels each booking separately with a full
 * refund.
 */
@Injectable()
export class CancelDeparture {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly endBooking: EndBooking,
    private readonly mails: BookingMails,
  ) {}

  async preview(tx: EntityManager, departureId: string): Promise<CancelPreview> {
    const bookings = await this.bookings(tx, departureId);
    const [row] = await tx.query<{ count: number }[]>(
      `select count(*) as count from waitlist_entry where departure_id = $1 and state in ('waiting', 'offered')`,
      [departureId],
    );
    const shown: CancelPreview['bookings'] = [];
    for (const booking of bookings) {
      const refund = keptMoney(await bookingMoney(tx, booking));
      const name = `${booking.firstName} ${booking.lastName}`;
      shown.push({
        id: booking.id,
        ref: booking.ref,
        name,
        state: booking.state,
        quantity: booking.quantity,
        refund,
      });
    }
    return { bookings: shown, waiting: row?.count ?? 0 };
  }

  async run(
    tx: EntityManager,
    departure: DepartureEntity,
    reason: string,
    actorId: string | null,
  ): Promise<void> {
    const changes = {
      cancelledAt: this.clock.now(),
      cancelReason: reason,
      isClosed: true,
      version: departure.version + 1,
    };
    await tx.update(DepartureEntity, { id: departure.id }, changes);
    // Without bookings no job announces it.
    await announceSeats(tx, departure.id);
    for (const { id } of await this.bookings(tx, departure.id)) {
      const job = { departureId: departure.id, bookingId: id, reason, actorId };
      await addJob(tx, cancelWithDepartureJob, job, { key: `departure-cancelled:${id}` });
    }
    await addJob(
      tx,
      closeQueueJob,
      { departureId: departure.id, reason },
      { key: `close-queue:${departure.id}` },
    );
  }

  @OnJob(cancelWithDepartureJob)
  async one({
    bookingId,
    departureId,
    reason,
    actorId,
  }: JobPayload<typeof cancelWithDepartureJob>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      if (!affected.includes(booking.state) || booking.departureId !== departureId) return;
      const refundMinor = keptMoney(await bookingMoney(tx, booking)).amountMinor;
      const companionsMinor = await this.endBooking.run(tx, booking, {
        cause: { actor: 'operator', actorId, reason: `The departure was cancelled: ${reason}` },
        refundMinor,
        refundKind: 'departure_cancelled',
        requestedBy: 'operator',
        rule: 'The departure was cancelled: you get a full refund.',
        isSilent: true,
      });
      await this.mails.departureCancelled(tx, booking, { refundMinor, companionsMinor, reason });
    });
  }

  private bookings(tx: EntityManager, departureId: string): Promise<BookingEntity[]> {
    return tx.find(BookingEntity, {
      where: { departureId, state: In(affected) },
      order: { createdAt: 'ASC' },
    });
  }
}
