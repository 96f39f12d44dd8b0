import { Global, Module } from '@nestjs/common';
import { BookingMails } from '../booking/booking-mails.js';
import { DocumentModule } from '../document/document.module.js';
import { GiftCardMails } from '../gift-card/gift-card-mails.js';
import { LinkModule } from '../link/link.module.js';
import { PaymentPlanMails } from '../payment-plan/payment-plan-mails.js';
import { ShareMails } from '../share/share-mails.js';
import { CheckoutMails } from '../unfinished-checkout/checkout-mails.js';
import { AskForTravellers } from './ask-for-travellers.js';
import { BookingMailFacts } from './booking-mail-facts.js';
import { MailBooking } from './mail-booking.js';
import { MailCheckout } from './mail-checkout.js';
import { MailGiftCard } from './mail-gift-card.js';
import { MailPayment } from './mail-payment.js';
import { MailPaymentPlan } from './mail-payment-plan.js';
import { MailRequests } from './mail-requests.js';
import { MailShare } from './mail-share.js';
import { OtherDates } from './other-dates.js';

/** Emails about bookings and their money. Global, because it implements ports declared in lower folders. */
@Global()
@Module({
  imports: [DocumentModule, LinkModule],
  providers: [
    AskForTravellers,
    BookingMailFacts,
    MailBooking,
    MailCheckout,
    MailGiftCard,
    MailPayment,
    MailPaymentPlan,
    MailRequests,
    MailShare,
    OtherDates,
    { provide: BookingMails, useExisting: MailBooking },
    { provide: CheckoutMails, useExisting: MailCheckout },
    { provide: GiftCardMails, useExisting: MailGiftCard },
    { provide: PaymentPlanMails, useExisting: MailPaymentPlan },
    { provide: ShareMails, useExisting: MailShare },
  ],
  exports: [
    MailPayment,
    MailRequests,
    OtherDates,
    BookingMails,
    CheckoutMails,
    GiftCardMails,
    PaymentPlanMails,
    ShareMails,
  ],
})
export class BookingMailModule {}
