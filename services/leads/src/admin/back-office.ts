import type { Provider } from '@nestjs/common';
import { BookingActions } from './booking-actions.js';
import { BookingDossier } from './booking-dossier.js';
import { BookingMoneyActions } from './booking-money-actions.js';
import { BookingPaperwork } from './booking-paperwork.js';
import { BookingTermsResource } from './booking-terms.resource.js';
import { BookingsResource } from './bookings.resource.js';
import { DepartureActions } from './departure-actions.js';
import { DepartureBoard } from './departure-board.js';
import { DeparturesResource } from './departures.resource.js';
import { LeadDossier } from './lead-dossier.js';
import { LeadsResource } from './leads.resource.js';
import { PaymentsResource } from './payments.resource.js';
import { PeopleResource } from './people.resource.js';
import { QuotesResource } from './quotes.resource.js';
import { RefundsResource } from './refunds.resource.js';
import { ReviewsResource } from './reviews.resource.js';
import { SubscribersResource } from './subscribers.resource.js';
import { TodayResource } from './today.resource.js';
import { WaitlistResource } from './waitlist.resource.js';
import { WebhooksResource } from './webhooks.resource.js';
import { BookManually } from '../booking/book-manually.js';
import { OpenAndClose } from '../departure/open-and-close.js';
import { WorkOnLead } from '../lead/work-on-lead.js';
import { WriteQuote } from '../quote/write-quote.js';
import { CheckReview } from '../review/check-review.js';
import { ShareRoster } from '../roster/share-roster.js';

/** What the back office works with. */
export const backOffice: Provider[] = [
  BookManually,
  BookingActions,
  BookingDossier,
  BookingMoneyActions,
  BookingPaperwork,
  BookingTermsResource,
  BookingsResource,
  CheckReview,
  DepartureActions,
  DepartureBoard,
  DeparturesResource,
  LeadDossier,
  LeadsResource,
  OpenAndClose,
  PaymentsResource,
  PeopleResource,
  QuotesResource,
  RefundsResource,
  ReviewsResource,
  ShareRoster,
  SubscribersResource,
  TodayResource,
  WaitlistResource,
  WebhooksResource,
  WorkOnLead,
  WriteQuote,
];
