import { Module } from '@nestjs/common';
import { PaymentModule } from '../payment/payment.module.js';
import { PaymentPlanModule } from '../payment-plan/payment-plan.module.js';
import { GiftCardModule } from '../gift-card/gift-card.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { LeadModule } from '../lead/lead.module.js';
import { LinkModule } from '../link/link.module.js';
import { PromoModule } from '../promo/promo.module.js';
import { QuoteModule } from '../quote/quote.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { ReviewModule } from '../review/review.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { BookingAdminModule } from './booking-admin.module.js';
import { InvoicesResource } from './invoices.resource.js';
import { LeadDossier } from './lead-dossier.js';
import { LeadsResource } from './leads.resource.js';
import { PaymentsResource } from './payments.resource.js';
import { PeopleResource } from './people.resource.js';
import { ShareModule } from '../share/share.module.js';
import { SharesResource } from './shares.resource.js';
import { PaymentPlansResource } from './payment-plans.resource.js';
import { GiftCardsResource } from './gift-cards.resource.js';
import { PromoCodesResource } from './promo-codes.resource.js';
import { QuotesResource } from './quotes.resource.js';
import { RefundsResource } from './refunds.resource.js';
import { ReviewsResource } from './reviews.resource.js';
import { SubscribersResource } from './subscribers.resource.js';
import { TodayResource } from './today.resource.js';
import { WaitlistResource } from './waitlist.resource.js';
import { WebhooksResource } from './webhooks.resource.js';

@Module({
  imports: [
    BookingAdminModule,
    GiftCardModule,
    PaymentModule,
    PaymentPlanModule,
    InvoiceModule,
    LeadModule,
    LinkModule,
    PromoModule,
    QuoteModule,
    RefundModule,
    ReviewModule,
    ShareModule,
    WaitlistModule,
  ],
  providers: [
    GiftCardsResource,
    PaymentPlansResource,
    SharesResource,
    InvoicesResource,
    LeadDossier,
    LeadsResource,
    PaymentsResource,
    PeopleResource,
    PromoCodesResource,
    QuotesResource,
    RefundsResource,
    ReviewsResource,
    SubscribersResource,
    TodayResource,
    WaitlistResource,
    WebhooksResource,
  ],
  exports: [TodayResource],
})
export class AdminModule {}
