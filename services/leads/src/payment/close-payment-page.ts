import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { Repository } from 'typeorm';
import { PaymentProvider } from '../provider/payment-provider.js';
import { PaymentSessionEntity } from './payment-session.entity.js';
import { closePaymentPageJob } from './payment.jobs.js';

/** Closes a page at the provider. A simultaneous payment is found by its event or by a query. */
@Injectable()
export class ClosePaymentPage {
  constructor(
    @InjectRepository(PaymentSessionEntity)
    private readonly paymentSessions: Repository<PaymentSessionEntity>,
    private readonly provider: PaymentProvider,
  ) {}

  @OnJob(closePaymentPageJob)
  async run({ sessionId }: JobPayload<typeof closePaymentPageJob>): Promise<void> {
    const session = await this.paymentSessions.findOneByOrFail({ id: sessionId });
    if (session.state !== 'paid' && session.providerId) await this.provider.closePage(session.providerId);
  }
}
