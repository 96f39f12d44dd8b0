import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '@valam/service-kit/config/settings.module';
import { AdminModule } from './admin/admin.module.js';
import { BookingModule } from './booking/booking.module.js';
import { CancelDepartureModule } from './cancel-departure/cancel-departure.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { DepartureModule } from './departure/departure.module.js';
import { DocumentModule } from './document/document.module.js';
import { GiftCardModule } from './gift-card/gift-card.module.js';
import { InvoiceModule } from './invoice/invoice.module.js';
import { LeadModule } from './lead/lead.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { LinkModule } from './link/link.module.js';
import { MailModule } from './mail/mail.module.js';
import { ManageModule } from './manage/manage.module.js';
import { MorningModule } from './morning/morning.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PaymentModule } from './payment/payment.module.js';
import { PaymentPlanModule } from './payment-plan/payment-plan.module.js';
import { PersonModule } from './person/person.module.js';
import { PromoModule } from './promo/promo.module.js';
import { ProviderModule } from './provider/provider.module.js';
import { QuoteModule } from './quote/quote.module.js';
import { ReferralModule } from './referral/referral.module.js';
import { RefundModule } from './refund/refund.module.js';
import { ReportModule } from './report/report.module.js';
import { ReviewModule } from './review/review.module.js';
import { RosterModule } from './roster/roster.module.js';
import { ShareModule } from './share/share.module.js';
import { TermsModule } from './terms/terms.module.js';
import { UnfinishedCheckoutModule } from './unfinished-checkout/unfinished-checkout.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';
import { LeadsConfig } from './config.js';

/** Everything that this service consists of, its folders and their settings. */
@Module({
  imports: [
    AdminModule,
    BookingModule,
    CancelDepartureModule,
    CheckoutModule,
    DepartureModule,
    DocumentModule,
    GiftCardModule,
    InvoiceModule,
    LeadModule,
    LedgerModule,
    LinkModule,
    MailModule,
    ManageModule,
    MorningModule,
    NewsletterModule,
    PaymentModule,
    PaymentPlanModule,
    PersonModule,
    PromoModule,
    ProviderModule,
    QuoteModule,
    ReferralModule,
    RefundModule,
    ReportModule,
    ReviewModule,
    RosterModule,
    ShareModule,
    TermsModule,
    UnfinishedCheckoutModule,
    WaitlistModule,
  ],
})
export class LeadsModule {
  static of(config: LeadsConfig): DynamicModule {
    return { module: LeadsModule, imports: [SettingsModule.of(LeadsConfig, config)] };
  }
}
