import { Module } from '@nestjs/common';
import { LeadModule } from '../lead/lead.module.js';
import { LinkModule } from '../link/link.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { QuoteModule } from '../quote/quote.module.js';
import { ReviewModule } from '../review/review.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { BookingAdminModule } from './booking-admin.module.js';
import { LeadDetails } from './lead-details.js';
import { LeadsResource } from './leads.resource.js';
import { MoneyAdminModule } from './money-admin.module.js';
import { PeopleResource } from './people.resource.js';
import { QuotesResource } from './quotes.resource.js';
import { ReviewsResource } from './reviews.resource.js';
import { SubscribersResource } from './subscribers.resource.js';
import { TodayResource } from './today.resource.js';
import { WaitlistResource } from './waitlist.resource.js';

@Module({
  imports: [
    BookingAdminModule,
    LeadModule,
    LinkModule,
    MoneyAdminModule,
    NewsletterModule,
    QuoteModule,
    ReviewModule,
    WaitlistModule,
  ],
  providers: [
    LeadDetails,
    LeadsResource,
    PeopleResource,
    QuotesResource,
    ReviewsResource,
    SubscribersResource,
    TodayResource,
    WaitlistResource,
  ],
  exports: [TodayResource],
})
export class AdminModule {}
