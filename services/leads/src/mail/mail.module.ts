import { Global, Module } from '@nestjs/common';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { SeatAlerts } from '../departure/seat-alerts.js';
import { DocumentModule } from '../document/document.module.js';
import { LeadMails } from '../lead/lead-mails.js';
import { LeadModule } from '../lead/lead.module.js';
import { LinkModule } from '../link/link.module.js';
import { NewsletterMails } from '../newsletter/newsletter-mails.js';
import { QuoteMails } from '../quote/quote-mails.js';
import { ReviewMails } from '../review/review-mails.js';
import { WaitlistMails } from '../waitlist/waitlist-mails.js';
import { AlertTeam } from './alert-team.js';
import { BookingMailModule } from './booking-mail.module.js';
import { MailDocuments } from './mail-documents.js';
import { MailLead } from './mail-lead.js';
import { MailQuote } from './mail-quote.js';
import { MailReview } from './mail-review.js';
import { MailSubscriber } from './mail-subscriber.js';
import { MailWaitlist } from './mail-waitlist.js';

/** Global, because it implements ports declared in lower folders. */
@Global()
@Module({
  imports: [BookingMailModule, DocumentModule, LeadModule, LinkModule],
  providers: [
    AlertTeam,
    MailDocuments,
    MailLead,
    MailQuote,
    MailReview,
    MailSubscriber,
    MailWaitlist,
    { provide: BookingAlerts, useExisting: AlertTeam },
    { provide: LeadMails, useExisting: MailLead },
    { provide: NewsletterMails, useExisting: MailSubscriber },
    { provide: QuoteMails, useExisting: MailQuote },
    { provide: ReviewMails, useExisting: MailReview },
    { provide: SeatAlerts, useExisting: AlertTeam },
    { provide: WaitlistMails, useExisting: MailWaitlist },
  ],
  exports: [
    BookingMailModule,
    BookingAlerts,
    LeadMails,
    NewsletterMails,
    QuoteMails,
    ReviewMails,
    SeatAlerts,
    WaitlistMails,
  ],
})
export class MailModule {}
