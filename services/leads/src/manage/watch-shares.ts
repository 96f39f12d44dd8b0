import { Injectable } from '@nestjs/common';
import { addDays, daysBetween, formatDay, istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { remindOnce } from '../booking/remind-once.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { dueShareReminder, isShareLapsed } from '../share/share-days.js';
import { ShareMails } from '../share/share-mails.js';
import { ShareEntity } from '../share/share.entity.js';
import { Shares } from '../share/shares.js';

const atOnce = 200;

const bookingsWithDueShares = `select distinct booking_id as id from share
        where state = 'open' and due_on <= $2 and coalesce(watched_on, '-infinity') < $1 limit ${atOnce}`;

const daysAhead = 7;

/**
 * Reminds companions a week and two days before their shares are due. A share unpaid after its due day falls to the lead
 * traveler, who gets an email a week before the balance is due.
 */
@Injectable()
export class WatchShares {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly shares: Shares,
    private readonly mails: ShareMails,
    private readonly pages: PaymentPages,
  ) {}

  @Scheduled('watch-shares')
  async sweep(): Promise<void> {
    const today = istDay(this.clock.now());
    const rows = await this.dataSource.query<{ id: string }[]>(bookingsWithDueShares, [
      today,
      addDays(today, daysAhead),
    ]);
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.one(tx, id, today));
  }

  private async one(tx: EntityManager, bookingId: string, today: string): Promise<void> {
    const booking = await lockBooking(tx, bookingId);
    const open = (await this.shares.of(tx, bookingId)).filter(({ state }) => state === 'open');
    await tx.update(ShareEntity, { bookingId, state: 'open' }, { watchedOn: today });
    const { cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    // The job that cancels its bookings may not have reached this one.
    if (cancelledAt) return;
    const lapsed = open.filter(({ dueOn }) => isShareLapsed(dueOn, today));
    for (const share of open) if (!lapsed.includes(share)) await this.remind(tx, booking, share, today);
    if (lapsed.length > 0) await this.fallBack(tx, booking, lapsed);
  }

  private async remind(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    today: string,
  ): Promise<void> {
    const days = dueShareReminder(share.dueOn, today);
    if (days === null || istDay(share.sentAt) === today) return;
    if (await remindOnce(tx, booking.id, `share:${share.id}:${share.dueOn}:${days}`))
      await this.mails.reminded(tx, booking, share, daysBetween(today, share.dueOn));
  }

  private async fallBack(
    tx: EntityManager,
    booking: BookingEntity,
    lapsed: readonly ShareEntity[],
  ): Promise<void> {
    for (const share of lapsed)
      await this.shares.end(tx, booking, share, 'day_passed', {
        actor: 'system',
        reason: `It was not paid by ${formatDay(share.dueOn)}.`,
      });
    await this.pages.closeShares(
      tx,
      booking.id,
      lapsed.map(({ id }) => id),
    );
    await this.mails.fellBack(tx, booking, lapsed, await this.shares.own(tx, booking));
  }
}
