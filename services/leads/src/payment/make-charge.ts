import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { InstallmentChargeEntity, SavedCardEntity } from '../payment-plan/saved-card.entity.js';
import { PaymentProvider, ProviderRefused, type ChargeOrder } from '../provider/payment-provider.js';
import { makeChargeJob } from './payment.jobs.js';
import { SettleCharge } from './settle-charge.js';

interface PlannedCharge {
  readonly order: ChargeOrder;
  /** True if the provider may already have made the charge. */
  readonly isRepeat: boolean;
  readonly isWanted: boolean;
}

/**
 * Charges a saved card, at most once per attempt: the request has an idempotency key, and before every retry
 * the provider is queried for an existing charge.
 */
@Injectable()
export class MakeCharge {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly plans: PaymentPlans,
    private readonly settleCharge: SettleCharge,
  ) {}

  @OnJob(makeChargeJob)
  async run({ chargeId }: JobPayload<typeof makeChargeJob>): Promise<void> {
    const planned = await this.dataSource.transaction((tx) => this.prepare(tx, chargeId));
    if (!planned) return;
    const { order, isRepeat, isWanted } = planned;
    try {
      const made = isRepeat ? await this.provider.findCharge(order) : null;
      const charge = made ?? (isWanted ? await this.provider.charge(order, `charge-${chargeId}`) : null);
      await this.dataSource.transaction(async (tx) => {
        if (charge) await this.settleCharge.run(tx, charge);
        else await this.skip(tx, chargeId);
      });
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.dataSource.transaction((tx) => this.settleCharge.failed(tx, chargeId, 'refused', null));
    }
  }

  /** Null if there is nothing to charge anymore: it was paid manually, withdrawn, or the plan has ended. */
  private async prepare(tx: EntityManager, id: string): Promise<PlannedCharge | null> {
    const { bookingId } = await tx.findOneByOrFail(InstallmentChargeEntity, { id });
    const booking = await lockBooking(tx, bookingId);
    const charge = await tx.findOneByOrFail(InstallmentChargeEntity, { id });
    if (charge.state !== 'sent') return null;
    const card = await tx.findOneByOrFail(SavedCardEntity, { id: charge.cardId });
    const isRepeat = charge.askedAt !== null;
    const installments = await this.plans.installments(tx, booking);
    const installment = installments.find((one) => one.id === charge.installmentId);
    const isWanted = card.state === 'active' && installment?.open.amountMinor === charge.amountMinor;
    // A charge that was already requested must be followed up, regardless of later changes.
    if ((!isWanted && !isRepeat) || !card.customerId || !card.methodId) {
      await this.skip(tx, id);
      return null;
    }
    await tx.update(InstallmentChargeEntity, { id }, { askedAt: this.clock.now() });
    const { tourTitle } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const which = installment ? `Installment ${installment.number} of ${installments.length}` : 'Installment';
    return {
      ...{ isRepeat, isWanted },
      order: {
        chargeId: id,
        bookingId,
        amountMinor: charge.amountMinor,
        currency: charge.currency,
        customerId: card.customerId,
        methodId: card.methodId,
        description: `${tourTitle}: ${which}, booking ${booking.ref}`,
      },
    };
  }

  private async skip(tx: EntityManager, id: string): Promise<void> {
    await tx.update(
      InstallmentChargeEntity,
      { id, state: 'sent' },
      { state: 'skipped', settledAt: this.clock.now() },
    );
  }
}
