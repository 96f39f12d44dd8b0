import { Injectable } from '@nestjs/common';
import type { Booking } from '@valam/contracts/leads/booking.schema';
import { mayChargeIn } from '@valam/contracts/leads/payment-plan';
import type { PlanCard, PlanInstallment } from '@valam/contracts/leads/payment-plan.schema';
import { istDay } from '@valam/contracts/shared/days';
import { isZero, type Money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { ownerSince } from '../booking/owner-since.js';
import { firstChargeOn } from './installment-days.js';
import { InstallmentEntity } from './payment-plan.entity.js';
import type { OpenInstallment } from './open-installments.js';
import { PaymentPlans } from './payment-plans.js';
import { InstallmentChargeEntity, type SavedCardEntity } from './saved-card.entity.js';
import { SavedCards } from './saved-cards.js';

type View = Pick<Booking, 'plan' | 'planChoices'>;

/** A payment plan as its traveler sees it, or the plans that may be chosen. */
@Injectable()
export class PlanView {
  constructor(
    private readonly clock: Clock,
    private readonly plans: PaymentPlans,
    private readonly cards: SavedCards,
  ) {}

  async of(tx: EntityManager, booking: BookingEntity): Promise<View> {
    if (!booking.paymentPlanId) {
      const choices = await this.plans.choices(tx, booking);
      return {
        plan: null,
        planChoices: choices.map((installments) => ({ count: installments.length, installments })),
      };
    }
    const today = istDay(this.clock.now());
    const parts = await this.plans.installments(tx, booking);
    const installments = parts.map(({ number, dueOn, amount, open }) => ({
      ...{ number, dueOn, amount, open },
      state: installmentState(open, dueOn, today),
    }));
    const next = installments.find(({ state }) => state !== 'paid') ?? null;
    const own = await this.ownCard(tx, booking.id, booking.paymentPlanId);
    const card = own && (await this.card(tx, own, parts[(next?.number ?? 0) - 1], today));
    return { plan: { installments, next, card, mayCharge: mayChargeIn(booking.currency) }, planChoices: [] };
  }

  /** The latest card, unless a former owner of the booking saved it: its charges ended with the transfer. */
  private async ownCard(
    tx: EntityManager,
    bookingId: string,
    planId: string,
  ): Promise<SavedCardEntity | null> {
    const latest = await this.cards.latest(tx, bookingId, planId);
    const since = latest && (await ownerSince(tx, bookingId));
    return since && latest.consentedAt <= since ? null : latest;
  }

  private async card(
    tx: EntityManager,
    { state, brand, last4 }: SavedCardEntity,
    next: OpenInstallment | undefined,
    today: string,
  ): Promise<PlanCard> {
    if (!next) return { state, brand, last4, chargeOn: null, failedCharges: 0 };
    const failedCharges = await tx.countBy(InstallmentChargeEntity, {
      installmentId: next.id,
      state: 'failed',
    });
    const { announcedOn } = await tx.findOneByOrFail(InstallmentEntity, { id: next.id });
    const firstDay = firstChargeOn(next.dueOn, announcedOn ?? today);
    const chargeOn = state === 'active' && failedCharges === 0 ? firstDay : null;
    return { state, brand, last4, chargeOn, failedCharges };
  }
}

function installmentState(open: Money, dueOn: string, today: string): PlanInstallment['state'] {
  if (isZero(open)) return 'paid';
  if (dueOn < today) return 'overdue';
  return dueOn === today ? 'due' : 'upcoming';
}
