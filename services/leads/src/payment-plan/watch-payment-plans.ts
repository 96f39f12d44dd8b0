import { Injectable } from '@nestjs/common';
import { chargeNoticeDays } from '@valam/contracts/leads/payment-plan';
import { addDays, daysBetween, formatDay, istDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { lockBooking } from '../booking/advance-booking.js';
import { isOverdue } from '../booking/balance-days.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { remindOnce } from '../booking/remind-once.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { dueInstallmentReminder, isMissed } from './installment-days.js';
import { PaymentPlanMails } from './payment-plan-mails.js';
import { InstallmentEntity, PaymentPlanEntity } from './payment-plan.entity.js';
import { SavedCards } from './saved-cards.js';
import type { OpenInstallment } from './open-installments.js';
import { PaymentPlans } from './payment-plans.js';
import { InstallmentChargeEntity } from './saved-card.entity.js';

const atOnce = 200;

const plansToWatch = `select b.id from booking b join payment_plan p on p.id = b.payment_plan_id
        where coalesce(p.watched_on, '-infinity') < $1
          and exists (select 1 from installment i where i.plan_id = p.id and i.replaced_at is null and i.due_on <= $2)
        limit ${atOnce}`;

const daysAhead = 7;

/**
 * Reminders of installments: a week before, on the due day, 3 days after. A week after, the plan ends and the
 * balance is due on its date again.
 */
@Injectable()
export class WatchPaymentPlans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly plans: PaymentPlans,
    private readonly mails: PaymentPlanMails,
    private readonly alerts: BookingAlerts,
    private readonly cards: SavedCards,
  ) {}

  @Scheduled('watch-payment-plans')
  async sweep(): Promise<void> {
    const today = istDay(this.clock.now());
    const rows = await this.dataSource.query<{ id: string }[]>(plansToWatch, [
      today,
      addDays(today, daysAhead),
    ]);
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.one(tx, id, today));
  }

  private async one(tx: EntityManager, bookingId: string, today: string): Promise<void> {
    const booking = await lockBooking(tx, bookingId);
    if (!booking.paymentPlanId) return;
    const plan = await tx.findOneByOrFail(PaymentPlanEntity, { id: booking.paymentPlanId });
    await tx.update(PaymentPlanEntity, { id: plan.id }, { watchedOn: today });
    const { cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    // The job that cancels its bookings may not have reached this one.
    if (cancelledAt) return;
    const installments = await this.plans.installments(tx, booking);
    const next = installments.find(({ open }) => open.amountMinor > 0);
    if (!next) return;
    const { announcedOn } = await tx.findOneByOrFail(InstallmentEntity, { id: next.id });
    if (await this.isChargedToday(tx, next, today)) return;
    // A card that was saved late: its charge is still pending.
    if (announcedOn && today <= addDays(announcedOn, chargeNoticeDays)) return;
    if (isMissed(next.dueOn, announcedOn, today)) return this.lapse(tx, booking, next);
    const days = dueInstallmentReminder(next.dueOn, istDay(plan.startedAt), today);
    // A charge has a separate announcement, as does a failed one.
    if (days !== null && days >= 0 && (await this.cards.active(tx, plan.id))) return;
    if (days === null || !(await remindOnce(tx, bookingId, `installment:${next.id}:${days}`))) return;
    const daysLeft = daysBetween(today, next.dueOn);
    await this.mails.installmentDue(tx, booking, { ...next, count: installments.length, daysLeft });
    if (days < 0) await this.tell(tx, booking, next, 'The traveler was reminded; the plan goes on for now.');
  }

  /** A charge of today has its own email. If it was the last one, the plan does not end on the same day. */
  private async isChargedToday(
    tx: EntityManager,
    { id: installmentId }: OpenInstallment,
    today: string,
  ): Promise<boolean> {
    const last = await tx.findOne(InstallmentChargeEntity, {
      where: { installmentId },
      order: { attempt: 'DESC' },
    });
    return last !== null && istDay(last.createdAt) === today;
  }

  private async lapse(tx: EntityManager, booking: BookingEntity, missed: OpenInstallment): Promise<void> {
    await this.plans.end(tx, booking, 'installment_missed', {
      actor: 'system',
      reason: `Installment ${missed.number} was not paid within a week of ${formatDay(missed.dueOn)}.`,
    });
    // If the balance is overdue too, its own reminder says so.
    if (!isOverdue(booking.balanceDueAt, this.clock.now())) await this.mails.planLapsed(tx, booking);
    await this.tell(tx, booking, missed, 'The plan has ended; the balance is due on its date.');
  }

  private async tell(
    tx: EntityManager,
    booking: BookingEntity,
    { number, open, dueOn }: OpenInstallment,
    then: string,
  ): Promise<void> {
    await this.alerts.tell(tx, booking, {
      title: 'An installment is overdue',
      text: `${formatMoney(open)} of installment ${number} was due ${formatDay(dueOn)}. ${then}`,
    });
  }
}
