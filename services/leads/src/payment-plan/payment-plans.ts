import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  installmentDays,
  planChoices,
  splitOverDays,
  type Installment,
} from '@valam/contracts/leads/payment-plan';
import { leastChargeMinor } from '@valam/contracts/leads/least-charge';
import { daysBetween, formatDay, istDay } from '@valam/contracts/shared/days';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { IsNull, type EntityManager } from 'typeorm';
import { recordStep, type Cause } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney } from '../booking/booking-money.js';
import { mayPayBalance } from '../booking/allowed-changes.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PaymentPlanMails } from './payment-plan-mails.js';
import { paymentPlanTransitions, type PaymentPlanEvent } from './payment-plan-states.js';
import { SavedCards } from './saved-cards.js';
import { openInstallments, type OpenInstallment } from './open-installments.js';
import { InstallmentEntity, PaymentPlanEntity } from './payment-plan.entity.js';

/** The plan of a locked booking: start, recomputation, end. */
@Injectable()
export class PaymentPlans {
  constructor(
    private readonly clock: Clock,
    private readonly mails: PaymentPlanMails,
    private readonly cards: SavedCards,
  ) {}

  /** The plans that the traveler may choose today; empty while a plan is active. */
  async choices(tx: EntityManager, booking: BookingEntity): Promise<Installment[][]> {
    const { balanceDueAt, paymentPlanId, departureId, state } = booking;
    const balance = balanceOf(booking, await bookingMoney(tx, booking));
    // The shares of companions cannot also be part of the lead traveler's installments.
    if (
      paymentPlanId ||
      booking.sharedMinor > 0 ||
      !balanceDueAt ||
      !mayPayBalance(state, balance.amountMinor)
    )
      return [];
    const { startDate, cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: departureId });
    if (cancelledAt) return [];
    return planChoices({ startDate, balance, balanceDueOn: istDay(balanceDueAt), today: this.today() });
  }

  /**
   * The plans offered with the deposit, computed for the day of the order: a payment that is completed after
   * midnight starts the displayed plan. Empty if the payment is more than a day late.
   */
  async choicesOfOrder(tx: EntityManager, booking: BookingEntity): Promise<Installment[][]> {
    const { totalMinor, depositMinor, currency, createdAt, balanceDueAt } = booking;
    const today = istDay(createdAt);
    if (!balanceDueAt || daysBetween(today, this.today()) > 1) return [];
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const balance = money(totalMinor - depositMinor, currency);
    return planChoices({ startDate, balance, balanceDueOn: istDay(balanceDueAt), today });
  }

  async start(
    tx: EntityManager,
    booking: BookingEntity,
    chosen: readonly Installment[],
    cause: Pick<Cause, 'actor'>,
  ): Promise<void> {
    const id = randomUUID();
    await tx.insert(PaymentPlanEntity, {
      ...{ id, bookingId: booking.id, currency: booking.currency },
      state: 'active',
      startedAt: this.clock.now(),
    });
    await this.write(tx, id, chosen);
    await this.setPlan(tx, booking, id);
    await recordStep(tx, booking, 'plan_started', {
      ...cause,
      reason: `The balance is paid in ${chosen.length} installments, the first by ${formatDay(chosen[0]?.dueOn ?? '')}.`,
    });
    await this.mails.planStarted(tx, booking, chosen);
  }

  /** The installments of the active plan; empty without one. */
  installments(tx: EntityManager, booking: BookingEntity): Promise<OpenInstallment[]> {
    return openInstallments(tx, booking);
  }

  /** Updates the plan after a payment. */
  async paid(tx: EntityManager, booking: BookingEntity): Promise<void> {
    if (!booking.paymentPlanId) return;
    if (balanceOf(booking, await bookingMoney(tx, booking)).amountMinor === 0)
      await this.end(tx, booking, 'balance_paid', { actor: 'system', reason: 'The balance is paid.' });
  }

  /** After a change of the price or date: splits the open amount over the remaining months. */
  async splitAgain(tx: EntityManager, booking: BookingEntity, cause: Cause): Promise<void> {
    const { paymentPlanId, balanceDueAt } = booking;
    if (!paymentPlanId) return;
    const former = (await this.installments(tx, booking)).filter(({ dueOn }) => dueOn >= this.today());
    const balance = balanceOf(booking, await bookingMoney(tx, booking));
    if (balance.amountMinor === 0 || !balanceDueAt) return this.paid(tx, booking);
    // At most as many as before, and none too small to be charged.
    const most = Math.min(former.length, Math.floor(balance.amountMinor / leastChargeMinor));
    const days = installmentDays(istDay(balanceDueAt), this.today()).slice(-Math.max(1, most));
    if (days.length === 0)
      return this.end(tx, booking, 'booking_over', {
        ...cause,
        reason: 'There is no time left for installments before the balance is due.',
      });
    await tx.update(
      InstallmentEntity,
      { planId: paymentPlanId, replacedAt: IsNull() },
      { replacedAt: this.clock.now() },
    );
    await this.write(tx, paymentPlanId, splitOverDays(balance, days));
    await tx.update(PaymentPlanEntity, { id: paymentPlanId }, { watchedOn: null });
    await recordStep(tx, booking, 'plan_changed', {
      ...cause,
      reason: `The balance of ${formatMoney(balance)} is split into ${days.length === 1 ? 'one installment' : `${days.length} installments`}.`,
    });
  }

  /** Ends the plan; does nothing without one. */
  async end(tx: EntityManager, booking: BookingEntity, event: PaymentPlanEvent, cause: Cause): Promise<void> {
    if (!booking.paymentPlanId) return;
    const plan = await tx.findOneByOrFail(PaymentPlanEntity, { id: booking.paymentPlanId });
    const state = paymentPlanTransitions.next(plan.state, event);
    if (!state) throw new Error(`Payment plan ${plan.id} is ${plan.state}: ${event} cannot happen`);
    await tx.update(
      PaymentPlanEntity,
      { id: plan.id },
      { state, endedAt: this.clock.now(), endReason: cause.reason, version: plan.version + 1 },
    );
    await this.cards.end(tx, plan.id, 'plan_ended', cause.reason);
    await this.setPlan(tx, booking, null);
    await recordStep(tx, booking, 'plan_ended', {
      ...cause,
      reason: `The payment plan has ended. ${cause.reason}`,
    });
  }

  private async write(tx: EntityManager, planId: string, parts: readonly Installment[]): Promise<void> {
    await tx.insert(
      InstallmentEntity,
      parts.map(({ dueOn, amount }, index) => ({
        ...{ id: randomUUID(), planId, dueOn, number: index + 1 },
        amountMinor: amount.amountMinor,
      })),
    );
  }

  private async setPlan(tx: EntityManager, booking: BookingEntity, id: string | null): Promise<void> {
    booking.paymentPlanId = id;
    booking.version += 1;
    await tx.update(
      BookingEntity,
      { id: booking.id },
      { paymentPlanId: booking.paymentPlanId, version: booking.version },
    );
  }

  private today(): string {
    return istDay(this.clock.now());
  }
}
