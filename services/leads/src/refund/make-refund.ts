import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { formatMoney, money } from '@valam/contracts/shared/money';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { PaymentProvider, ProviderRefused, type ProviderRefund } from '../provider/payment-provider.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { refreshRefundState } from './refresh-refund-state.js';
import { SettleRefund } from './settle-refund.js';
import { makeRefundJob } from './refund.jobs.js';

/**
 * Makes a refund at the provider, at most once: before every retry the provider is queried for an existing
 * one. After an outage it is retried with backoff; a refusal is final until staff retry it.
 */
@Injectable()
export class MakeRefund {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RefundEntity) private readonly refunds: Repository<RefundEntity>,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly provider: PaymentProvider,
    private readonly settleRefund: SettleRefund,
    private readonly alerts: BookingAlerts,
  ) {}

  @OnJob(makeRefundJob)
  async run({ refundId }: JobPayload<typeof makeRefundJob>): Promise<void> {
    const refund = await this.refunds.findOneByOrFail({ id: refundId });
    const payment = await this.payments.findOneByOrFail({ id: refund.paymentId });
    if (refund.state === 'pending' && payment.method === 'gift_card')
      return this.dataSource.transaction((tx) => this.settleRefund.toGiftCard(tx, refundId));
    if (refund.state !== 'pending' || payment.method === 'offline' || !payment.providerPaymentId) return;
    try {
      const made = await this.atProvider(refund, payment.providerPaymentId);
      await this.dataSource.transaction((tx) => this.settleRefund.run(tx, refundId, made));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.dataSource.transaction((tx) => this.refused(tx, refund, error.message));
    }
  }

  private async atProvider(refund: RefundEntity, paymentId: string): Promise<ProviderRefund> {
    const { id: refundId, amountMinor, attempt } = refund;
    const order = { paymentId, amountMinor, refundId, attempt };
    const made = await this.provider.findRefund(order);
    return made ?? this.provider.refund(order, `refund-${refund.id}-${refund.attempt}`);
  }

  /** Another attempt may have settled it, or failed before: then this refusal is not news. */
  private async refused(
    tx: EntityManager,
    { id, bookingId, attempt }: RefundEntity,
    why: string,
  ): Promise<void> {
    const booking = await lockBooking(tx, bookingId);
    const refund = await tx.findOneByOrFail(RefundEntity, { id });
    if (refund.state !== 'pending' || refund.attempt !== attempt) return;
    refund.state = 'failed';
    refund.lastError = why;
    refund.attempt += 1;
    await tx.save(refund);
    await refreshRefundState(tx, booking);
    await this.alerts.tell(tx, booking, {
      title: 'A refund failed',
      text: `${formatMoney(money(refund.amountMinor, refund.currency))} could not be refunded: ${why}`,
    });
  }
}
