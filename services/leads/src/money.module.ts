import { Module } from '@nestjs/common';
import { GiftCardModule } from './gift-card/gift-card.module.js';
import { InvoiceModule } from './invoice/invoice.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { PaymentPlanModule } from './payment-plan/payment-plan.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { ProviderModule } from './provider/provider.module.js';
import { RefundModule } from './refund/refund.module.js';
import { ShareModule } from './share/share.module.js';

/** Amounts due, payments, charges and refunds, and their documents. */
@Module({
  imports: [
    GiftCardModule,
    InvoiceModule,
    LedgerModule,
    PaymentModule,
    PaymentPlanModule,
    ProviderModule,
    RefundModule,
    ShareModule,
  ],
})
export class MoneyModule {}
