import type { Provider, Type } from '@nestjs/common';
import { SealedWishes } from './booking/sealed-wishes.js';
import { CheckoutRpc } from './checkout/checkout.rpc.js';
import { CheckoutSessions } from './checkout/checkout-session.js';
import { HandOverPage } from './checkout/hand-over-page.js';
import { HoldSeats } from './checkout/hold-seats.js';
import { LapsedHolds } from './checkout/lapsed-holds.js';
import { ReleaseCheckout } from './checkout/release-checkout.js';
import { RepeatedHold } from './checkout/repeated-hold.js';
import { StartCheckout } from './checkout/start-checkout.js';
import { AvailabilityRpc } from './departure/availability.rpc.js';
import { GetAvailability } from './departure/get-availability.js';
import { ProjectDepartures } from './departure/project-departures.js';
import { SeatDesk } from './departure/seat-desk.js';
import { ReceiptOfPayment } from './document/receipt-of-payment.js';
import { AnswerLead } from './lead/answer-lead.js';
import { CreateLead } from './lead/create-lead.js';
import { GetEnquiry } from './lead/get-enquiry.js';
import { LeadRpc } from './lead/lead.rpc.js';
import { MailDocuments } from './lead/mail-documents.js';
import { TourFacts } from './lead/tour-facts.js';
import { PrivateLinks } from './link/private-links.js';
import { AlertTeam } from './mail/alert-team.js';
import { BookingMailFacts } from './mail/booking-mail-facts.js';
import { MailDesk } from './mail/mail-desk.js';
import { MailPayment } from './mail/mail-payment.js';
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
import { MakeRefund } from './refund/make-refund.js';
import { RequestRefund } from './refund/request-refund.js';
import { RetryRefunds } from './refund/retry-refunds.js';
import { SettleRefund } from './refund/settle-refund.js';
import { OfferSeats } from './waitlist/offer-seats.js';

export const controllers: Type<unknown>[] = [AvailabilityRpc, CheckoutRpc, LeadRpc, NewsletterRpc];

const links: Provider[] = [
  AlertTeam,
  BookingMailFacts,
  MailDesk,
  MailPayment,
  PrivateLinks,
  ReceiptOfPayment,
];

const seats: Provider[] = [GetAvailability, OfferSeats, ProjectDepartures, SeatDesk];

const checkout: Provider[] = [
  CheckoutSessions,
  HandOverPage,
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
  ConfirmSubscription,
  CreateLead,
  GetEnquiry,
  MailDocuments,
  Subscribe,
  TourFacts,
  Unsubscribe,
];

export const providers: Provider[] = [...links, ...seats, ...checkout, ...money, ...people];
