import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { chargeNoticeDays, daysBetweenTries, mostCharges } from '@valam/contracts/leads/payment-plan';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { lockBooking } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PaymentPlanMails } from '../payment-plan/payment-plan-mails.js';
import { InstallmentEntity } from '../payment-plan/payment-plan.entity.js';
import type { OpenInstallment } from '../payment-plan/open-installments.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { firstChargeOn } from '../payment-plan/installment-days.js';
import { InstallmentChargeEntity, SavedCardEntity } from '../payment-plan/saved-card.entity.js';
import { PaymentPages } from './payment-pages.js';
import { makeChargeJob } from './payment.jobs.js';

const atOnce = 200;

const cardsToCharge = `select c.booking_id as "bookingId" from saved_card c
        where c.state = 'active' and coalesce(c.watched_on, '-infinity') < $1 order by c.booking_id limit ${atOnce}`;

const unheardMs = 15 * 60_000;

/**
 * Charges installments to saved cards: announced three days before, at most three attempts two days apart.
 * Every attempt is stored before the provider is called.
 */
@Injectable()
export class ChargeInstallments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly plans: PaymentPlans,
    private readonly pages: PaymentPages,
    private readonly mails: PaymentPlanMails,
  ) {}

  @Scheduled('charge-installments')
  async sweep(): Promise<void> {
    const today = istDay(this.clock.now());
    const rows = await this.dataSource.query<{ bookingId: string }[]>(cardsToCharge, [today]);
    await inTransactions(this.dataSource, rows, (tx, { bookingId }) => this.one(tx, bookingId, today));
  }

  /**
   * Queries charges without an event for a while, because the event may be lost, or the job may have given
   * up.
   */
  @Scheduled('ask-about-charges')
  async askAgain(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - unheardMs);
    await this.dataSource.transaction(async (tx) => {
      const unanswered = await tx.find(InstallmentChargeEntity, {
        where: { state: 'sent', createdAt: LessThan(before) },
        take: atOnce,
      });
      for (const { id: chargeId } of unanswered)
        await addJob(tx, makeChargeJob, { chargeId }, { key: `charge:${chargeId}` });
    });
  }

  private async one(tx: EntityManager, bookingId: string, today: string): Promise<void> {
    const booking = await lockBooking(tx, bookingId);
    const card = await tx.findOneBy(SavedCardEntity, { bookingId, state: 'active' });
    if (!card || card.planId !== booking.paymentPlanId) return;
    await tx.update(SavedCardEntity, { id: card.id }, { watchedOn: today });
    const { cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    // The job that cancels its bookings may not have reached this one.
    if (cancelledAt) return;
    const installments = await this.plans.installments(tx, booking);
    const next = installments.find(({ open }) => open.amountMinor > 0);
    if (!next || next.dueOn > addDays(today, chargeNoticeDays)) return;
    const { announcedOn } = await tx.findOneByOrFail(InstallmentEntity, { id: next.id });
    const last = await this.lastTry(tx, next.id);
    // An earlier card may have used all attempts: then the installment is paid by its link.
    if ((last?.attempt ?? 0) >= mostCharges) return;
    const chargeOn = firstChargeOn(next.dueOn, announcedOn ?? today);
    if (!announcedOn) {
      await tx.update(InstallmentEntity, { id: next.id }, { announcedOn: today });
      return this.mails.chargeAnnounced(tx, booking, card, { ...next, chargeOn, count: installments.length });
    }
    if (today >= chargeOn) await this.order(tx, booking, card, next, last);
  }

  private async order(
    tx: EntityManager,
    booking: BookingEntity,
    card: SavedCardEntity,
    { id: installmentId, open }: OpenInstallment,
    last: InstallmentChargeEntity | undefined,
  ): Promise<void> {
    const today = istDay(this.clock.now());
    if (last?.state === 'sent') return;
    if (last && today < addDays(istDay(last.createdAt), daysBetweenTries)) return;
    const id = randomUUID();
    await tx.insert(InstallmentChargeEntity, {
      ...{ id, installmentId, cardId: card.id, bookingId: booking.id },
      ...{ amountMinor: open.amountMinor, currency: open.currency, state: 'sent' },
      attempt: (last?.attempt ?? 0) + 1,
      createdAt: this.clock.now(),
    });
    // Prevents a manual payment of an amount that is being charged.
    await this.pages.closeAll(tx, booking.id, ['balance']);
    await addJob(tx, makeChargeJob, { chargeId: id }, { key: `charge:${id}` });
  }

  /** The last attempt with any card. */
  private async lastTry(
    tx: EntityManager,
    installmentId: string,
  ): Promise<InstallmentChargeEntity | undefined> {
    const [last] = await tx.find(InstallmentChargeEntity, {
      where: { installmentId },
      order: { attempt: 'DESC' },
      take: 1,
    });
    return last;
  }
}
