import { Injectable } from '@nestjs/common';
import type { JobPayload } from '@valam/service-kit/jobs/define-job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource } from 'typeorm';
import { PaymentProvider } from '../provider/payment-provider.js';
import { PaymentSessionEntity } from './payment-session.entity.js';
import { closePaymentPageJob } from './payment.jobs.js';

/** Closes a page at the provider. A payment of the same second is found by the event or by asking. */
@Injectable()
export class ClosePaymentPage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
  ) {}

  @OnJob(closePaymentPageJob)
  async run({ sessionId }: JobPayload<typeof closePaymentPageJob>): Promise<void> {
    const session = await this.dataSource.manager.findOneByOrFail(PaymentSessionEntity, { id: sessionId });
    if (session.state !== 'paid' && session.providerId) await this.provider.closePage(session.providerId);
  }
}
