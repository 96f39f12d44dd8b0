import { Module } from '@nestjs/common';
import { GiftCardModule } from '../gift-card/gift-card.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PaymentPlanModule } from '../payment-plan/payment-plan.module.js';
import { PromoModule } from '../promo/promo.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { ShareModule } from '../share/share.module.js';
import { GiftCardsResource } from './gift-cards.resource.js';
import { InvoicesResource } from './invoices.resource.js';
import { PaymentPlanLines } from './payment-plan-lines.js';
import { PaymentPlansResource } from './payment-plans.resource.js';
import { PaymentsResource } from './payments.resource.js';
import { PromoCodesResource } from './promo-codes.resource.js';
import { RefundsResource } from './refunds.resource.js';
import { SharesResource } from './shares.resource.js';
import { WebhooksResource } from './webhooks.resource.js';

/** The back office's lists of money. */
@Module({
  imports: [
    GiftCardModule,
    InvoiceModule,
    LedgerModule,
    PaymentModule,
    PaymentPlanModule,
    PromoModule,
    RefundModule,
    ShareModule,
  ],
  providers: [
    GiftCardsResource,
    InvoicesResource,
    PaymentPlanLines,
    PaymentPlansResource,
    PaymentsResource,
    PromoCodesResource,
    RefundsResource,
    SharesResource,
    WebhooksResource,
  ],
})
export class MoneyAdminModule {}
