import { backOffice } from './admin/back-office.js';
import { AskForTravellers } from './booking/ask-for-travellers.js';
import { BookingDoor } from './booking/booking-door.js';
import { BookingFiles } from './booking/booking-files.js';
import { BookingLedger } from './booking/booking-ledger.js';
import { BookingRpc } from './booking/booking.rpc.js';
import { CancelBooking } from './booking/cancel-booking.js';
import { ChangeOwnBooking } from './booking/change-own-booking.js';
import { CompleteTrips } from './booking/complete-trips.js';
import { EndBooking } from './booking/end-booking.js';
import { EraseOldBookings } from './booking/erase-old-bookings.js';
import { EraseTravellers } from './booking/erase-travellers.js';
import { GetBooking } from './booking/get-booking.js';
import { MoveBooking } from './booking/move-booking.js';
import { PayForBooking } from './booking/pay-for-booking.js';
import { PlanChange } from './booking/plan-change.js';
import { RepriceBooking } from './booking/reprice-booking.js';
import { SealedWishes } from './booking/sealed-wishes.js';
import { Travellers } from './booking/travellers.js';
import { WatchBalances } from './booking/watch-balances.js';
import { CheckoutSessions } from './checkout/checkout-session.js';
import { CheckoutRpc } from './checkout/checkout.rpc.js';
import { HandOverPage } from './checkout/hand-over-page.js';
import { HoldLimits } from './checkout/hold-limits.js';
import { HoldSeats } from './checkout/hold-seats.js';
import { LapsedHolds } from './checkout/lapsed-holds.js';
import { ReleaseCheckout } from './checkout/release-checkout.js';
import { RepeatedHold } from './checkout/repeated-hold.js';
import { StartCheckout } from './checkout/start-checkout.js';
import { AvailabilityRpc } from './departure/availability.rpc.js';
import { CancelDeparture } from './departure/cancel-departure.js';
import { CatchUp } from './departure/catch-up.js';
import { ChangeCapacity } from './departure/change-capacity.js';
import { CheckStock } from './departure/check-stock.js';
import { GetAvailability } from './departure/get-availability.js';
import { ProjectDepartures } from './departure/project-departures.js';
import { RemoveSampleSeats } from './departure/remove-sample-seats.js';
import { SeatDesk } from './departure/seat-desk.js';
import { ReceiptOfPayment } from './document/receipt-of-payment.js';
import { AnswerLead } from './lead/answer-lead.js';
import { CreateLead } from './lead/create-lead.js';
import { EraseOldEnquiries } from './lead/erase-old-enquiries.js';
import { GetEnquiry } from './lead/get-enquiry.js';
import { LeadRpc } from './lead/lead.rpc.js';
import { MailDocuments } from './lead/mail-documents.js';
import { TourFacts } from './lead/tour-facts.js';
import { PrivateLinks } from './link/private-links.js';
import { AlertTeam } from './mail/alert-team.js';
import { BookingMailFacts } from './mail/booking-mail-facts.js';
import { MailDesk } from './mail/mail-desk.js';
import { MailPayment } from './mail/mail-payment.js';
import { CheckNewsletterLink } from './newsletter/check-link.js';
import { ConfirmSubscription } from './newsletter/confirm.js';
import { NewsletterRpc } from './newsletter/newsletter.rpc.js';
import { Subscribe } from './newsletter/subscribe.js';
import { Unsubscribe } from './newsletter/unsubscribe.js';
import { ClosePaymentPage } from './payment/close-payment-page.js';
import { ConfirmBooking } from './payment/confirm-booking.js';
import { EndPaymentPage } from './payment/end-payment-page.js';
import { HandOverBooking } from './payment/hand-over-booking.js';
import { OpenPaymentPage } from './payment/open-payment-page.js';
import { PaymentPages } from './payment/payment-pages.js';
import { PaymentProvider } from './payment/payment-provider.js';
import { ProviderEventEffects } from './payment/provider-event-effects.js';
import { ReceiveProviderEvent } from './payment/receive-provider-event.js';
import { ReconcilePayments } from './payment/reconcile-payments.js';
import { RecordDispute } from './payment/record-dispute.js';
import { ReturnPayment } from './payment/return-payment.js';
import { SettleBalance } from './payment/settle-balance.js';
import { SettlePayment } from './payment/settle-payment.js';
import { StripeProvider } from './payment/stripe-provider.js';
import { ErasePerson } from './person/erase-person.js';
import { ExportPerson } from './person/export-person.js';
import { PrivacyRpc } from './person/privacy.rpc.js';
import { AcceptQuote } from './quote/accept-quote.js';
import { LapseQuotes } from './quote/lapse-quotes.js';
import { QuoteRpc } from './quote/quote.rpc.js';
import { Quotes } from './quote/quotes.js';
import { KnownCodes } from './referral/known-codes.js';
import { ReferralFigures } from './referral/referral-figures.js';
import { ReferralRpc } from './referral/referral.rpc.js';
import { MakeRefund } from './refund/make-refund.js';
import { RequestRefund } from './refund/request-refund.js';
import { RetryRefunds } from './refund/retry-refunds.js';
import { SettleRefund } from './refund/settle-refund.js';
import { AskForReview } from './review/ask-for-review.js';
import { ListTourReviews } from './review/list-tour-reviews.js';
import { ReviewPictures } from './review/review-pictures.js';
import { ReviewInvitation } from './review/review-invitation.js';
import { ReviewRpc } from './review/review.rpc.js';
import { Reviews } from './review/reviews.js';
import { DrawRoster } from './roster/draw-roster.js';
import { GetRoster } from './roster/get-roster.js';
import { RosterRpc } from './roster/roster.rpc.js';
import { ProjectPolicies } from './terms/project-policies.js';
import { AcceptOffer } from './waitlist/accept-offer.js';
import { CloseQueue } from './waitlist/close-queue.js';
import { JoinWaitlist } from './waitlist/join-waitlist.js';
import { LapsedOffers } from './waitlist/lapsed-offers.js';
import { OfferSeats } from './waitlist/offer-seats.js';
import { WaitlistMails } from './waitlist/waitlist-mails.js';
import { WaitlistPlace } from './waitlist/waitlist-place.js';
import { WaitlistRpc } from './waitlist/waitlist.rpc.js';
import type { Provider, Type } from '@nestjs/common';

export const controllers: Type<unknown>[] = [
  AvailabilityRpc,
  BookingRpc,
  CheckoutRpc,
  LeadRpc,
  NewsletterRpc,
  PrivacyRpc,
  QuoteRpc,
  ReferralRpc,
  ReviewRpc,
  RosterRpc,
  WaitlistRpc,
];

const links: Provider[] = [
  AlertTeam,
  BookingMailFacts,
  MailDesk,
  MailPayment,
  PrivateLinks,
  ReceiptOfPayment,
];

const seats: Provider[] = [
  AcceptOffer,
  CancelDeparture,
  CatchUp,
  ChangeCapacity,
  CheckStock,
  CloseQueue,
  GetAvailability,
  JoinWaitlist,
  LapsedOffers,
  OfferSeats,
  ProjectDepartures,
  RemoveSampleSeats,
  ProjectPolicies,
  SeatDesk,
  WaitlistMails,
  WaitlistPlace,
];

const bookings: Provider[] = [
  AskForTravellers,
  BookingDoor,
  BookingFiles,
  BookingLedger,
  CancelBooking,
  ChangeOwnBooking,
  CompleteTrips,
  EndBooking,
  EraseOldBookings,
  EraseTravellers,
  GetBooking,
  MoveBooking,
  PayForBooking,
  PlanChange,
  RepriceBooking,
  Travellers,
  WatchBalances,
];

const afterwards: Provider[] = [
  AcceptQuote,
  AskForReview,
  DrawRoster,
  ErasePerson,
  ExportPerson,
  GetRoster,
  LapseQuotes,
  ListTourReviews,
  Quotes,
  ReferralFigures,
  ReviewInvitation,
  ReviewPictures,
  Reviews,
];

const checkout: Provider[] = [
  CheckoutSessions,
  HandOverPage,
  HoldLimits,
  HoldSeats,
  LapsedHolds,
  ReleaseCheckout,
  RepeatedHold,
  SealedWishes,
  StartCheckout,
];

const money: Provider[] = [
  { provide: PaymentProvider, useClass: StripeProvider },
  ClosePaymentPage,
  ConfirmBooking,
  EndPaymentPage,
  HandOverBooking,
  MakeRefund,
  OpenPaymentPage,
  PaymentPages,
  ProviderEventEffects,
  ReceiveProviderEvent,
  ReconcilePayments,
  RecordDispute,
  RequestRefund,
  RetryRefunds,
  ReturnPayment,
  SettleBalance,
  SettlePayment,
  SettleRefund,
];

const people: Provider[] = [
  AnswerLead,
  CheckNewsletterLink,
  ConfirmSubscription,
  CreateLead,
  EraseOldEnquiries,
  GetEnquiry,
  KnownCodes,
  MailDocuments,
  Subscribe,
  TourFacts,
  Unsubscribe,
];

export const providers: Provider[] = [
  ...links,
  ...seats,
  ...bookings,
  ...checkout,
  ...money,
  ...people,
  ...afterwards,
  ...backOffice,
];
