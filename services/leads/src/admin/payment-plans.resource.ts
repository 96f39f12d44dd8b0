import { paymentPlansAdmin } from '@valam/contracts/leads/payment-plans.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { istDay } from '@valam/contracts/shared/days';
import { money as amountOf } from '@valam/contracts/shared/money';
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
import { DataSource, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney } from '../booking/booking-money.js';
import { InstallmentEntity, PaymentPlanEntity } from '../payment-plan/payment-plan.entity.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { findById } from './find-by-id.js';

type PlanRecord = AdminRecordOf<typeof paymentPlansAdmin>;

/** Balances that are paid in installments. */
@AdminEntity(paymentPlansAdmin)
export class PaymentPlansResource implements AdminResource<typeof paymentPlansAdmin> {
  readonly actions: AdminActions<typeof paymentPlansAdmin> = {
    end: (tx, { id, reason, caller }) => this.end(tx, id, reason ?? '', caller.userId),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly plans: PaymentPlans,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof paymentPlansAdmin>,
  ): Promise<AdminListAnswer<typeof paymentPlansAdmin>> {
    const { manager } = this.dataSource;
    return listPage(
      manager,
      paymentPlansAdmin,
      {
        entity: PaymentPlanEntity,
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
    return { state: 'left' };
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
      startedAt: plan.startedAt.toISOString(),
      endedAt: plan.endedAt?.toISOString() ?? null,
      endReason: plan.endReason,
    };
    return { record, open: new Map(installments.map(({ id, open }) => [id, open])) };
  }
}
