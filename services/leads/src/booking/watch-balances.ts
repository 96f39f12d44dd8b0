import { Injectable } from '@nestjs/common';
import { formatMoney } from '@valam/contracts/shared/money';
import { daysBetween, formatDeadline, istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { advanceBooking, lockBooking } from './advance-booking.js';
import { isUpcoming } from './allowed-changes.js';
import { asksForBalance, dueReminder, isOverdue } from './balance-days.js';
import { BookingAlerts } from './booking-alerts.js';
import type { BookingEntity } from './booking.entity.js';
import { BookingMails } from './booking-mails.js';
import { bookingMoney, ownPartOf } from './booking-money.js';
import { remindOnce } from './remind-once.js';

const atOnce = 200;

const balancesToWatch = `select id from booking where state in ('deposit_paid', 'balance_due') and balance_due_at <= $1
          and coalesce(balance_watched_on, '-infinity') < $2 order by balance_due_at limit ${atOnce}`;

const dayMs = 86_400_000;

/**
 * Balance reminders: 14 and 3 days before, on the due day, 3 days after. Cards are never charged without
 * notice.
 */
@Injectable()
export class WatchBalances {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: BookingMails,
    private readonly alerts: BookingAlerts,
  ) {}

  @Scheduled('watch-balances')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.dataSource.query<{ id: string }[]>(balancesToWatch, [soon(now, 15), istDay(now)]);
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.one(tx, id));
  }

  private async one(tx: EntityManager, id: string): Promise<void> {
    const booking = await lockBooking(tx, id);
    const now = this.clock.now();
    const due = booking.balanceDueAt;
    await tx.query('update booking set balance_watched_on = $2 where id = $1', [id, istDay(now)]);
    if (!due || (booking.state !== 'deposit_paid' && booking.state !== 'balance_due')) return;
    const { cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    // The job that cancels its bookings may not have reached this one.
    if (cancelledAt) return;
    if (booking.state === 'deposit_paid' && asksForBalance(due, now))
      await advanceBooking(tx, booking, 'balance_asked', {
        actor: 'system',
        reason: 'The balance is due soon.',
      });
    // Installments have their own reminders.
    if (booking.paymentPlanId) return;
    const days = dueReminder(due, booking.depositPaidAt, now);
    if (days === null || !(await remindOnce(tx, id, `balance:${due.toISOString()}:${days}`))) return;
    await this.remind(tx, booking, due, now);
  }

  private async remind(tx: EntityManager, booking: BookingEntity, due: Date, now: Date): Promise<void> {
    const amount = ownPartOf(booking, await bookingMoney(tx, booking));
    // The rest is paid by companions, who get their own reminders.
    if (amount.amountMinor === 0) return;
    const daysLeft = daysBetween(istDay(now), istDay(due));
    // During or after the trip, the team requests it instead.
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    if (isUpcoming(booking.state, startDate, now))
      await this.mails.balanceDue(tx, booking, { amount, daysLeft });
    if (isOverdue(due, now)) {
      const text = `${formatMoney(amount)} was due ${formatDeadline(due)}. The booking is still valid; please contact the traveler.`;
      await this.alerts.tell(tx, booking, { title: 'A balance is overdue', text });
    }
  }
}

const soon = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);
