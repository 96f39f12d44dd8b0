import { InjectRepository } from '@nestjs/typeorm';
import { paymentPlansAdmin } from '@valam/contracts/leads/payment-plans.admin';
import type { ChargeState } from '@valam/contracts/leads/payment-plan';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { money as amountOf, type Currency } from '@valam/contracts/shared/money';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { findById } from '@valam/service-kit/admin/find-by-id';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { refuse } from '@valam/service-kit/admin/refuse';
import type { AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { InstallmentEntity, PaymentPlanEntity } from '../payment-plan/payment-plan.entity.js';
import { PaymentPlanMails } from '../payment-plan/payment-plan-mails.js';
import { SavedCards } from '../payment-plan/saved-cards.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { PaymentPlanLines } from './payment-plan-lines.js';
import { chargesOfPlan } from './payment-plans.sql.js';

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
export class PaymentPlansResource extends TableResource<PaymentPlanEntity, typeof paymentPlansAdmin> {
  readonly actions: AdminActions<typeof paymentPlansAdmin> = {
    'stop-charges': (tx, { id, reason, caller }) => this.stopCharges(tx, id, reason ?? '', caller.userId),
    end: (tx, { id, reason, caller }) => this.end(tx, id, reason ?? '', caller.userId),
  };

  constructor(
    @InjectRepository(PaymentPlanEntity) rows: Repository<PaymentPlanEntity>,
    private readonly planLines: PaymentPlanLines,
    private readonly plans: PaymentPlans,
    private readonly cards: SavedCards,
    private readonly mails: PaymentPlanMails,
  ) {
    super(paymentPlansAdmin, rows, {
      filters: { bookingId: 'bookingId', state: 'state', currency: 'currency' },
    });
  }

  /** Locks the booking before its plan, in the global lock order. */
  override async find(tx: EntityManager, id: string, lock: boolean): Promise<PlanRecord | null> {
    const known = lock ? await findById(tx, PaymentPlanEntity, id, false) : null;
    if (known) await lockBooking(tx, known.bookingId);
    return super.find(tx, id, lock);
  }

  protected async record(plan: PaymentPlanEntity, tx: EntityManager): Promise<PlanRecord | null> {
    const { id } = plan;
    const [line] = await this.planLines.of(tx, [plan]);
    if (!line) return null;
    const { record, open } = line;
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

  protected override async lines(
    plans: readonly PaymentPlanEntity[],
    tx: EntityManager,
  ): Promise<PlanRecord[]> {
    return (await this.planLines.of(tx, plans)).map(({ record }) => record);
  }

  private async end(tx: EntityManager, id: string, reason: string, actorId: string | null) {
    const plan = await tx.findOneByOrFail(PaymentPlanEntity, { id });
    const booking = await lockBooking(tx, plan.bookingId);
    if (booking.paymentPlanId !== id) throw refuse('This plan has ended already.');
    await this.plans.end(tx, booking, 'left', { actor: 'operator', actorId, reason });
    await this.mails.planLapsed(tx, booking, { isEndedByOffice: true });
  }

  private async stopCharges(tx: EntityManager, id: string, reason: string, actorId: string | null) {
    const { bookingId } = await tx.findOneByOrFail(PaymentPlanEntity, { id });
    const booking = await lockBooking(tx, bookingId);
    const card = await this.cards.active(tx, id);
    if (!(await this.cards.end(tx, id, 'withdrawn', reason)))
      throw refuse('No card is charged for this plan.');
    await recordStep(tx, booking, 'card_withdrawn', { actor: 'operator', actorId, reason });
    if (card) await this.mails.chargingStopped(tx, booking, card);
  }

  private async charges(tx: EntityManager, planId: string): Promise<PlanRecord['charges']> {
    const rows = await tx.query<ChargeRow[]>(chargesOfPlan, [planId]);
    return rows.map(({ amountMinor, currency, at, ...charge }) => ({
      ...charge,
      amount: amountOf(amountMinor, currency),
      at: at.toISOString(),
    }));
  }
}
