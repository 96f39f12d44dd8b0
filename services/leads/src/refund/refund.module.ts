import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.js';
import { MakeRefund } from './make-refund.js';
import { RequestRefund } from './request-refund.js';
import { RetryRefunds } from './retry-refunds.js';
import { SettleRefund } from './settle-refund.js';

@Module({
  imports: [ProviderModule],
  providers: [MakeRefund, RequestRefund, RetryRefunds, SettleRefund],
  exports: [RequestRefund, RetryRefunds, SettleRefund],
})
export class RefundModule {}
