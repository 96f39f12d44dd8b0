import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { CancelDepartureModule } from '../cancel-departure/cancel-departure.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { LinkModule } from '../link/link.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ManageModule } from '../manage/manage.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { RosterModule } from '../roster/roster.module.js';
import { BookingActions } from './booking-actions.js';
import { BookingDetails } from './booking-details.js';
import { BookingMoneyActions } from './booking-money-actions.js';
import { BookingMessages } from './booking-messages.js';
import { BookingTermsResource } from './booking-terms.resource.js';
import { BookingsResource } from './bookings.resource.js';
import { DepartureActions } from './departure-actions.js';
import { DepartureBoard } from './departure-board.js';
import { DeparturesResource } from './departures.resource.js';
import { TermsModule } from '../terms/terms.module.js';

@Module({
  imports: [
    BookingModule,
    CancelDepartureModule,
    CheckoutModule,
    DepartureModule,
    InvoiceModule,
    LinkModule,
    MailModule,
    ManageModule,
    PaymentModule,
    RefundModule,
    RosterModule,
    TermsModule,
  ],
  providers: [
    BookingActions,
    BookingDetails,
    BookingMoneyActions,
    BookingMessages,
    BookingTermsResource,
    BookingsResource,
    DepartureActions,
    DepartureBoard,
    DeparturesResource,
  ],
})
export class BookingAdminModule {}
