import { BookingEntity } from './booking/booking.entity.js';
import { BookingNoteEntity } from './booking/booking-note.entity.js';
import { BookingStepEntity } from './booking/booking-step.entity.js';
import { TravellerEntity } from './booking/traveller.entity.js';
import { DepartureEntity } from './departure/departure.entity.js';
import {
  GiftCardEntity,
  GiftCardLineEntity,
  GiftCardRefundEntity,
  GiftCardUseEntity,
} from './gift-card/gift-card.entity.js';
import { InvoiceEntity } from './invoice/invoice.entity.js';
import { LeadEntity } from './lead/lead.entity.js';
import { LeadNoteEntity } from './lead/lead-note.entity.js';
import { SubscriberEntity } from './newsletter/subscriber.entity.js';
import { InstallmentEntity, PaymentPlanEntity } from './payment-plan/payment-plan.entity.js';
import { InstallmentChargeEntity, SavedCardEntity } from './payment-plan/saved-card.entity.js';
import { PaymentEntity } from './ledger/payment.entity.js';
import { PaymentSessionEntity } from './payment/payment-session.entity.js';
import { ProviderEventEntity } from './payment/provider-event.entity.js';
import { PromoCodeEntity } from './promo/promo-code.entity.js';
import { QuoteEntity } from './quote/quote.entity.js';
import { RefundEntity } from './ledger/refund.entity.js';
import { ReviewEntity } from './review/review.entity.js';
import { RosterLinkEntity } from './roster/roster-link.entity.js';
import { BookingTermsEntity } from './terms/booking-terms.entity.js';
import { ShareEntity } from './share/share.entity.js';
import { WaitlistEntryEntity } from './waitlist/waitlist-entry.entity.js';

export const entities = [
  BookingEntity,
  BookingNoteEntity,
  BookingStepEntity,
  BookingTermsEntity,
  DepartureEntity,
  GiftCardEntity,
  GiftCardLineEntity,
  GiftCardRefundEntity,
  GiftCardUseEntity,
  InstallmentChargeEntity,
  InstallmentEntity,
  InvoiceEntity,
  LeadEntity,
  LeadNoteEntity,
  PaymentEntity,
  PaymentPlanEntity,
  PaymentSessionEntity,
  ProviderEventEntity,
  PromoCodeEntity,
  QuoteEntity,
  RefundEntity,
  ReviewEntity,
  RosterLinkEntity,
  SavedCardEntity,
  ShareEntity,
  SubscriberEntity,
  TravellerEntity,
  WaitlistEntryEntity,
];
