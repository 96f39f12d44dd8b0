import { Module } from '@nestjs/common';
import { RouteModule } from '../route/route.module.js';
import { AvailabilityController } from './availability.controller.js';
import { BookingController } from './booking.controller.js';
import { CheckoutController } from './checkout.controller.js';
import { GiftCardController } from './gift-card.controller.js';
import { LeadController } from './lead.controller.js';
import { NewsletterController } from './newsletter.controller.js';
import { PromoController } from './promo.controller.js';
import { QuoteController } from './quote.controller.js';
import { ReportController } from './report.controller.js';
import { ReportFileController } from './report-file.controller.js';
import { ReviewController } from './review.controller.js';
import { RosterController } from './roster.controller.js';
import { ShareController } from './share.controller.js';
import { UnfinishedCheckoutController } from './unfinished-checkout.controller.js';
import { VisitController } from './visit/visit.controller.js';
import { VisitTally } from './visit/visit-tally.js';
import { WaitlistController } from './waitlist.controller.js';

@Module({
  imports: [RouteModule],
  controllers: [
    AvailabilityController,
    BookingController,
    CheckoutController,
    GiftCardController,
    LeadController,
    NewsletterController,
    PromoController,
    QuoteController,
    ReportController,
    ReportFileController,
    ReviewController,
    RosterController,
    ShareController,
    UnfinishedCheckoutController,
    VisitController,
    WaitlistController,
  ],
  providers: [VisitTally],
})
export class LeadsModule {}
