import { Global, Module } from '@nestjs/common';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { BookingMails } from '../booking/booking-mails.js';
import { SeatAlerts } from '../departure/seat-alerts.js';
import { DocumentModule } from '../document/document.module.js';
import { GiftCardMails } from '../gift-card/gift-card-mails.js';
import { LeadMails } from '../lead/lead-mails.js';
import { LeadModule } from '../lead/lead.module.js';
import { LinkModule } from '../link/link.module.js';
import { NewsletterMails } from '../newsletter/newsletter-mails.js';
import { PaymentPlanMails } from '../payment-plan/payment-plan-mails.js';
import { QuoteMails } from '../quote/quote-mails.js';
import { ReviewMails } from '../review/review-mails.js';
import { ShareMails } from '../share/share-mails.js';
import { CheckoutMails } from '../unfinished-checkout/checkout-mails.js';
import { WaitlistMails } from '../waitlist/waitlist-mails.js';
import { AlertTeam } from './alert-team.js';
import { AskForTravellers } from './ask-for-travellers.js';
import { BookingMailFacts } from './booking-mail-facts.js';
import { MailBooking } from './mail-booking.js';
import { MailCheckout } from './mail-checkout.js';
import { MailDesk } from './mail-desk.js';
import { MailDocuments } from './mail-documents.js';
import { MailGiftCard } from './mail-gift-card.js';
import { MailLead } from './mail-lead.js';
import { MailPayment } from './mail-payment.js';
import { MailPaymentPlan } from './mail-payment-plan.js';
import { MailQuote } from './mail-quote.js';
import { MailReview } from './mail-review.js';
import { MailShare } from './mail-share.js';
import { MailSubscriber } from './mail-subscriber.js';
import { MailWaitlist } from './mail-waitlist.js';

/** Global, so that lower folders get what they declare and this one implements. */
@Global()
@Module({
  imports: [DocumentModule, LeadModule, LinkModule],
  providers: [
    AlertTeam,
    AskForTravellers,
    BookingMailFacts,
    MailBooking,
    MailCheckout,
    MailDesk,
    MailDocuments,
    MailGiftCard,
    MailLead,
    MailPayment,
    MailPaymentPlan,
    MailQuote,
    MailReview,
    MailShare,
    MailSubscriber,
    MailWaitlist,
    { provide: BookingAlerts, useExisting: AlertTeam },
    { provide: BookingMails, useExisting: MailBooking },
    { provide: CheckoutMails, useExisting: MailCheckout },
    { provide: GiftCardMails, useExisting: MailGiftCard },
    { provide: LeadMails, useExisting: MailLead },
    { provide: NewsletterMails, useExisting: MailSubscriber },
    { provide: PaymentPlanMails, useExisting: MailPaymentPlan },
    { provide: QuoteMails, useExisting: MailQuote },
    { provide: ReviewMails, useExisting: MailReview },
    { provide: SeatAlerts, useExisting: AlertTeam },
    { provide: ShareMails, useExisting: MailShare },
    { provide: WaitlistMails, useExisting: MailWaitlist },
  ],
  exports: [
    MailPayment,
    BookingAlerts,
    BookingMails,
    CheckoutMails,
    GiftCardMails,
    LeadMails,
    NewsletterMails,
    PaymentPlanMails,
    QuoteMails,
    ReviewMails,
    SeatAlerts,
    ShareMails,
    WaitlistMails,
  ],
})
export class MailModule {}
