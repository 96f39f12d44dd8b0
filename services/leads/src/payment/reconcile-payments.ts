import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { oneByOne } from '@valam/service-kit/database/in-transactions';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { EndPaymentPage } from './end-payment-page.js';
import { PaymentProvider, ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js';
import { PaymentSessionEntity } from './payment-session.entity.js';
import { SettlePayment } from './settle-payment.js';
import { reconcilePaymentJob } from './payment.jobs.js';

const atOnce = 50;

const sessionsToCheck = `select id from payment_session
        where state = 'open' and created_at <= $1 and (checked_at is null
           or checked_at <= case when created_at > $2 then $1 else $3 end::timestamptz)
        order by checked_at nulls first limit ${atOnce}`;

const minuteMs = 60_000;

/**
 * Queries the provider about pages without an event, so that a lost webhook costs only minutes: recent ones
 * every minute, older ones every five, until the provider reports that they have ended.
 */
@Injectable()
export class ReconcilePayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly payments: SettlePayment,
    private readonly pages: EndPaymentPage,
    private readonly log: Log,
  ) {}

  @Scheduled('reconcile-payments')
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.dataSource.query<{ id: string }[]>(sessionsToCheck, [
      ago(now, 1),
      ago(now, 45),
      ago(now, 5),
    ]);
    let isProviderUp = true;
    await oneByOne(rows, async ({ id }) => {
      isProviderUp &&= await this.one(id);
    });
  }

  /** Requested by a visitor on the return page. */
  @OnJob(reconcilePaymentJob)
  async run({ sessionId }: JobPayload<typeof reconcilePaymentJob>): Promise<void> {
    await this.one(sessionId);
  }

  /** False if the provider is down, so that further requests are pointless. */
  private async one(id: string): Promise<boolean> {
    const session = await this.dataSource.manager.findOneByOrFail(PaymentSessionEntity, { id });
    if (session.state !== 'open' || !session.providerId) return true;
    try {
      const page = await this.provider.findPage(session.providerId);
      await this.dataSource.transaction(async (tx) => {
        if (page.isPaid) await this.payments.run(tx, page);
        else if (page.status === 'expired') await this.pages.run(tx, page);
        await tx.update(PaymentSessionEntity, { id }, { checkedAt: this.clock.now() });
      });
      return true;
    } catch (error) {
      if (error instanceof ProviderUnavailable) return false;
      if (!(error instanceof ProviderRefused)) throw error;
      this.log.warn({ err: error, sessionId: id }, 'the provider does not know a payment page');
      await this.dataSource.manager.update(PaymentSessionEntity, { id }, { checkedAt: this.clock.now() });
      return true;
    }
  }
}

const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
