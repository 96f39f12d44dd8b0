import { Module } from '@nestjs/common';
import { GiftCardModule } from '../gift-card/gift-card.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { MakeRefund } from './make-refund.js';
import { RecordOutsideRefund } from './record-outside-refund.js';
import { RequestRefund } from './request-refund.js';
import { RetryRefunds } from './retry-refunds.js';
import { SettleRefund } from './settle-refund.js';
import { LedgerModule } from '../ledger/ledger.module.js';

@Module({
  imports: [GiftCardModule, InvoiceModule, LedgerModule, ProviderModule],
  providers: [MakeRefund, RecordOutsideRefund, RequestRefund, RetryRefunds, SettleRefund],
  exports: [RecordOutsideRefund, RequestRefund, RetryRefunds, SettleRefund],
})
export class RefundModule {}
