import { Injectable } from '@nestjs/common';
import type { paymentPlansAdmin } from '@valam/contracts/leads/payment-plans.admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { istDay } from '@valam/contracts/shared/days';
import type { Money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, IsNull, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, type BookingMoney } from '../booking/booking-money.js';
import { withOpenParts } from '../payment-plan/open-installments.js';
import { InstallmentEntity, type PaymentPlanEntity } from '../payment-plan/payment-plan.entity.js';
import { SavedCardEntity } from '../payment-plan/saved-card.entity.js';
import { listLines } from './booking-details.sql.js';
import { failedChargesOfPlans } from './payment-plans.sql.js';

interface PlanLine {
  readonly record: AdminRecordOf<typeof paymentPlansAdmin>;
  /** Installment id → its unpaid part, while the plan is active. */
  readonly open: ReadonlyMap<string, Money>;
}

interface Sums {
  readonly id: string;
  readonly captured: number;
  readonly promised_back: number;
}

/** The parts of a line, which are read together for all plans of a page. */
interface Parts {
  readonly booking: BookingEntity;
  readonly sums: BookingMoney;
  readonly installments: readonly InstallmentEntity[];
  readonly card: SavedCardEntity | undefined;
  readonly failedCharges: number;
}

/** Payment plans as lists of the back office show them. */
@Injectable()
export class PaymentPlanLines {
  constructor(private readonly clock: Clock) {}

  async of(tx: EntityManager, plans: readonly PaymentPlanEntity[]): Promise<PlanLine[]> {
    const planIds = plans.map(({ id }) => id);
    const bookingIds = plans.map(({ bookingId }) => bookingId);
    const bookings = await tx.findBy(BookingEntity, { id: In(bookingIds) });
    const sums = await tx.query<Sums[]>(listLines, [bookingIds]);
    const installments = await tx.find(InstallmentEntity, {
      where: { planId: In(planIds), replacedAt: IsNull() },
      order: { number: 'ASC' },
    });
    const cards = await tx.find(SavedCardEntity, {
      where: { bookingId: In(bookingIds) },
      order: { consentedAt: 'ASC' },
    });
    const failed = await tx.query<{ id: string; failed: number }[]>(failedChargesOfPlans, [planIds]);
    return plans.flatMap((plan) => {
      const booking = bookings.find(({ id }) => id === plan.bookingId);
      if (!booking) return [];
      const parts: Parts = {
        booking,
        sums: moneyOf(
          booking,
          sums.find(({ id }) => id === plan.bookingId),
        ),
        installments: installments.filter(({ planId }) => planId === plan.id),
        card: cards.findLast(({ planId }) => planId === plan.id),
        failedCharges: failed.find(({ id }) => id === plan.id)?.failed ?? 0,
      };
      return [this.line(plan, parts)];
    });
  }

  private line(
    plan: PaymentPlanEntity,
    { booking, sums, installments, card, failedCharges }: Parts,
  ): PlanLine {
    const balance = balanceOf(booking, sums);
    const isActive = booking.paymentPlanId === plan.id;
    const parts = isActive ? withOpenParts(installments, balance) : [];
    const next = parts.find(({ open }) => open.amountMinor > 0);
    const record = {
      ...{ id: plan.id, version: plan.version, state: plan.state, bookingId: plan.bookingId, balance },
      bookingRef: booking.ref,
      traveler: `${booking.firstName} ${booking.lastName}`.trim(),
      installmentCount: parts.length,
      nextNumber: next?.number ?? null,
      nextDueOn: next?.dueOn ?? null,
      nextAmount: next?.open ?? null,
      isOverdue: next !== undefined && next.dueOn < istDay(this.clock.now()),
      cardState: card?.state ?? null,
      failedCharges,
      startedAt: plan.startedAt.toISOString(),
      endedAt: plan.endedAt?.toISOString() ?? null,
      endReason: plan.endReason,
    };
    return { record, open: new Map(parts.map(({ id, open }) => [id, open])) };
  }
}

const moneyOf = ({ currency, refundState }: BookingEntity, sums: Sums | undefined): BookingMoney => ({
  ...{ currency, refundState, refundedMinor: 0 },
  capturedMinor: sums?.captured ?? 0,
  promisedBackMinor: sums?.promised_back ?? 0,
});
