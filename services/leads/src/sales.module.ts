import { Module } from '@nestjs/common';
import { BookingModule } from './booking/booking.module.js';
import { CancelDepartureModule } from './cancel-departure/cancel-departure.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { DepartureModule } from './departure/departure.module.js';
import { ManageModule } from './manage/manage.module.js';
import { PromoModule } from './promo/promo.module.js';
import { QuoteModule } from './quote/quote.module.js';
import { TermsModule } from './terms/terms.module.js';
import { UnfinishedCheckoutModule } from './unfinished-checkout/unfinished-checkout.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';

/** Departures for sale and their bookings. */
@Module({
  imports: [
    BookingModule,
    CancelDepartureModule,
    CheckoutModule,
    DepartureModule,
    ManageModule,
    PromoModule,
    QuoteModule,
    TermsModule,
    UnfinishedCheckoutModule,
    WaitlistModule,
  ],
})
export class SalesModule {}
