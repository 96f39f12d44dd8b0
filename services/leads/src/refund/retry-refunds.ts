import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { inParts, inTransactions } from '@valam/service-kit/database/in-transactions';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { lockBooking } from '../booking/advance-booking.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import { refreshRefundState } from './refresh-refund-state.js';
import { makeRefundJob } from './refund.jobs.js';

const silentRefunds = `select r.id from refund r join payment p on p.id = r.payment_id
        where r.state = 'pending' and p.method in ('card', 'gift_card') and r.created_at <= $1 order by r.created_at limit 100`;

const automaticTries = 5;
/** Minutes without an event after which the provider is queried, because the event was probably lost. */
const silenceMinutes = 30;

/** Retries failed refunds: automatically every hour for a while, and on request. */
@Injectable()
export class RetryRefunds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('retry-refunds')
  async sweep(): Promise<void> {
    await inParts(
      () => this.retryFailed(),
      () => this.askAboutSilent(),
    );
  }

  private async retryFailed(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from refund where state = 'failed' and attempt <= $1 order by created_at limit 100`,
      [automaticTries],
    );
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.run(tx, id));
  }

  /** Refunds accepted but never settled: the job queries the provider before it makes a refund. */
  private async askAboutSilent(): Promise<void> {
    const silent = await this.dataSource.query<{ id: string }[]>(silentRefunds, [
      new Date(this.clock.now().getTime() - silenceMinutes * 60_000),
    ]);
    for (const { id } of silent)
      await addJob(this.dataSource.manager, makeRefundJob, { refundId: id }, { key: `refund:${id}` });
  }

  /**
   * For a refund in progress, the job queries the provider. False if there is nothing to retry: it is
   * completed, or staff make it themselves.
   */
  async run(tx: EntityManager, refundId: string): Promise<boolean> {
    const { bookingId } = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    const booking = await lockBooking(tx, bookingId);
    const refund = await tx.findOneByOrFail(RefundEntity, { id: refundId });
    if (refund.state === 'refunded') return false;
    const { method } = await tx.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
    if (method === 'offline') return false;
    if (refund.state === 'failed') {
      refund.state = 'pending';
      await tx.save(refund);
      await refreshRefundState(tx, booking);
    }
    await addJob(tx, makeRefundJob, { refundId }, { key: `refund:${refundId}` });
    return true;
  }
}
