import { InjectRepository } from '@nestjs/typeorm';
import { paymentPlansAdmin } from '@valam/contracts/leads/payment-plans.admin';
import type { ChargeState } from '@valam/contracts/leads/payment-plan';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { istDay } from '@valam/contracts/shared/days';
import { money as amountOf, type Currency } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import { refuse } from '@valam/service-kit/admin/refuse';
import type {
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { type EntityManager, Repository } from 'typeorm';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney } from '../booking/booking-money.js';
import { InstallmentEntity, PaymentPlanEntity } from '../payment-plan/payment-plan.entity.js';
import { SavedCards } from '../payment-plan/saved-cards.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { findById } from './find-by-id.js';
import { chargesOfPlan, failedChargesOfPlan } from './payment-plans.sql.js';

type PlanRecord = AdminRecordOf<typeof paymentPlansAdmin>;

interface ChargeRow {
  readonly number: number;
  readonly attempt: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly state: ChargeState;
  readonly failure: string | null;
  readonly at: Date;
}

/** Balances that are paid in installments. */
@AdminEntity(paymentPlansAdmin)
export class PaymentPlansResource implements AdminResource<typeof paymentPlansAdmin> {
  readonly actions: AdminActions<typeof paymentPlansAdmin> = {
    'stop-charges': (tx, { id, reason, caller }) => this.stopCharges(tx, id, reason ?? '', caller.userId),
    end: (tx, { id, reason, caller }) => this.end(tx, id, reason ?? '', caller.userId),
  };

  constructor(
    @InjectRepository(PaymentPlanEntity) private readonly paymentPlans: Repository<PaymentPlanEntity>,
    private readonly clock: Clock,
    private readonly plans: PaymentPlans,
    private readonly cards: SavedCards,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof paymentPlansAdmin>,
  ): Promise<AdminListAnswer<typeof paymentPlansAdmin>> {
    const { manager } = this.paymentPlans;
    return listPage(
      this.paymentPlans,
      paymentPlansAdmin,
      {
        filters: { bookingId: 'bookingId', state: 'state', currency: 'currency' },
        toRecord: async (plan) => (await this.read(manager, plan)).record,
      },
      query,
      filters,
    );
  }

  /** The booking is locked before its plan, as everywhere. */
  async find(tx: EntityManager, id: string, lock: boolean): Promise<PlanRecord | null> {
    const known = await findById(tx, PaymentPlanEntity, id, false);
    if (!known) return null;
    if (lock) await lockBooking(tx, known.bookingId);
    const plan = lock ? await findById(tx, PaymentPlanEntity, id, true) : known;
    if (!plan) return null;
    const { record, open } = await this.read(tx, plan);
    const rows = await tx.find(InstallmentEntity, {
      where: { planId: id },
      order: { replacedAt: { direction: 'ASC', nulls: 'LAST' }, number: 'ASC' },
    });
    return {
      ...record,
      charges: await this.charges(tx, id),
      installments: rows.map(({ id: installmentId, number, dueOn, amountMinor, replacedAt }) => ({
        ...{ number, dueOn },
        amount: amountOf(amountMinor, plan.currency),
        open: open.get(installmentId) ?? null,
        replacedAt: replacedAt?.toISOString() ?? null,
      })),
    };
  }

  private async end(tx: EntityManager, id: string, reason: string, actorId: string | null) {
    const plan = await tx.findOneByOrFail(PaymentPlanEntity, { id });
    const booking = await lockBooking(tx, plan.bookingId);
    if (booking.paymentPlanId !== id) throw refuse('This plan has ended already.');
    await this.plans.end(tx, booking, 'left', { actor: 'operator', actorId, reason });
  }

  private async stopCharges(tx: EntityManager, id: string, reason: string, actorId: string | null) {
    const { bookingId } = await tx.findOneByOrFail(PaymentPlanEntity, { id });
    const booking = await lockBooking(tx, bookingId);
    if (!(await this.cards.end(tx, id, 'withdrawn', reason)))
      throw refuse('No card is charged for this plan.');
    await recordStep(tx, booking, 'card_withdrawn', { actor: 'operator', actorId, reason });
  }

  private async charges(tx: EntityManager, planId: string): Promise<PlanRecord['charges']> {
    const rows = await tx.query<ChargeRow[]>(chargesOfPlan, [planId]);
    return rows.map(({ amountMinor, currency, at, ...charge }) => ({
      ...charge,
      amount: amountOf(amountMinor, currency),
      at: at.toISOString(),
    }));
  }

  private async read(tx: EntityManager, plan: PaymentPlanEntity) {
    const booking = await tx.findOneByOrFail(BookingEntity, { id: plan.bookingId });
    const balance = balanceOf(booking, await bookingMoney(tx, booking));
    const isActive = booking.paymentPlanId === plan.id;
    const installments = isActive ? await this.plans.installments(tx, booking) : [];
    const next = installments.find(({ open }) => open.amountMinor > 0);
    const record: PlanRecord = {
      ...{ id: plan.id, version: plan.version, state: plan.state, bookingId: plan.bookingId, balance },
      bookingRef: booking.ref,
      traveler: `${booking.firstName} ${booking.lastName}`.trim(),
      installmentCount: installments.length,
      nextNumber: next?.number ?? null,
      nextDueOn: next?.dueOn ?? null,
      nextAmount: next?.open ?? null,
      isOverdue: next !== undefined && next.dueOn < istDay(this.clock.now()),
      cardState: (await this.cards.latest(tx, plan.id))?.state ?? null,
      failedCharges: await failedCharges(tx, plan.id),
      startedAt: plan.startedAt.toISOString(),
      endedAt: plan.endedAt?.toISOString() ?? null,
      endReason: plan.endReason,
    };
    return { record, open: new Map(installments.map(({ id, open }) => [id, open])) };
  }
}

async function failedCharges(tx: EntityManager, planId: string): Promise<number> {
  const [row] = await tx.query<[{ failed: number }]>(failedChargesOfPlan, [planId]);
  return row.failed;
}
