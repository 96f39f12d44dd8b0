import * as z from 'zod/mini';
import { TripKind } from '../../catalog/trip.schema.js';
import { BookingMailFacts, ShareMailFacts } from './leads-facts.js';

const text = z.nullable(z.string());
/** Staff made the refund, not the provider. */
const isByHand = z.optional(z.boolean());

/** Emails requested by leads about a booking: to its lead traveler and to companions. */
export const bookingMails = {
  /** The deposit or the total was paid; the receipt is attached. */
  'booking-confirmed': z.object({
    booking: BookingMailFacts,
    /** False when it is sent again to a new owner of the booking, who has not made the payment. */
    hasReceipt: z.optional(z.boolean()),
    travellersBy: z.string(),
    refundBands: z.array(z.object({ days: z.string(), refund: z.string() })),
  }),
  /** A further payment arrived; the receipt is attached. */
  'payment-received': z.object({ booking: BookingMailFacts, amount: z.string(), what: z.string() }),
  'payment-plan-started': z.object({
    booking: BookingMailFacts,
    installments: z.array(z.object({ dueOn: z.string(), amount: z.string() })),
  }),
  'installment-reminder': z.object({
    booking: BookingMailFacts,
    number: z.int(),
    count: z.int(),
    amount: z.string(),
    dueOn: z.string(),
    /** Negative once it is overdue. */
    daysLeft: z.int(),
    payUrl: z.string(),
  }),
  /** A card was saved for automatic charges. */
  'automatic-charges-on': z.object({ booking: BookingMailFacts, card: z.string() }),
  /** Staff have stopped them; installments are paid by link. */
  'automatic-charges-off': z.object({ booking: BookingMailFacts, card: z.string(), payUrl: z.string() }),
  'charge-announced': z.object({
    booking: BookingMailFacts,
    number: z.int(),
    count: z.int(),
    amount: z.string(),
    chargeOn: z.string(),
    card: z.string(),
  }),
  /** An installment could not be charged: includes a payment link. */
  'charge-failed': z.object({
    booking: BookingMailFacts,
    number: z.int(),
    amount: z.string(),
    needsAuthentication: z.boolean(),
    triesLeft: z.int(),
    payUrl: z.string(),
  }),
  /** A card issued in India was not saved. */
  'card-not-usable': z.object({ booking: BookingMailFacts, payUrl: z.string() }),
  /** The balance is due on its date again. */
  'payment-plan-lapsed': z.object({
    booking: BookingMailFacts,
    payUrl: z.string(),
    /** Staff have ended it; otherwise an installment was not paid. */
    isEndedByOffice: z.optional(z.boolean()),
  }),
  /** To a companion; sent again when the amount or its date has changed. */
  'share-invitation': z.object({ share: ShareMailFacts, isChanged: z.boolean() }),
  'share-reminder': z.object({ share: ShareMailFacts, daysLeft: z.int() }),
  /** A share was paid; the receipt is attached. */
  'share-received': z.object({ share: ShareMailFacts, amount: z.string() }),
  /** There is nothing to pay anymore, or the trip is canceled. */
  'share-ended': z.object({
    share: ShareMailFacts,
    reason: z.string(),
    refund: text,
    /** The booking was canceled, and with it a trip that may already be paid. */
    isCancelled: z.optional(z.boolean()),
    isPaid: z.optional(z.boolean()),
  }),
  /** To a companion: the trip is on other dates. */
  'share-moved': z.object({
    share: ShareMailFacts,
    formerDates: z.string(),
    /** The share is still to be paid. */
    isOpen: z.boolean(),
    /** It is paid, by the companion or by the lead traveler. */
    isSettled: z.optional(z.boolean()),
  }),
  /** To a companion who has paid: the booking was transferred to another person. */
  'share-led-by-another': z.object({ share: ShareMailFacts, formerName: z.string() }),
  'share-refunded': z.object({
    share: ShareMailFacts,
    refund: z.string(),
    reason: z.string(),
    isByHand,
  }),
  /**
   * To the lead traveler: a companion has paid. `own` is the remainder of the lead traveler's part, null if nothing is
   * left.
   */
  'share-paid': z.object({ booking: BookingMailFacts, name: z.string(), amount: z.string(), own: text }),
  /** To the lead traveler: shares were not paid by their due day. */
  'shares-fallen-back': z.object({
    booking: BookingMailFacts,
    shares: z.array(z.object({ name: z.string(), amount: z.string() })),
    /** The amount that the lead traveler has to pay now. */
    amount: z.string(),
    payUrl: z.string(),
    /** Staff have withdrawn them; otherwise they were not paid in time. */
    isWithdrawnByOffice: z.optional(z.boolean()),
  }),
  'balance-reminder': z.object({
    booking: BookingMailFacts,
    amount: z.string(),
    /** Days until the balance is due; negative when it is overdue. */
    daysLeft: z.int(),
    payUrl: z.string(),
  }),
  'booking-cancelled': z.object({
    booking: BookingMailFacts,
    /** For the lead traveler. */
    refund: z.string(),
    /** For the companions who paid a share. */
    companionsRefund: z.optional(text),
    /** False if nobody gets a refund. */
    hasRefund: z.optional(z.boolean()),
    /** The reason for the amount, as a sentence. */
    rule: z.string(),
    cancelledBy: z.enum(['traveller', 'operator']),
    reason: text,
  }),
  'refund-made': z.object({
    booking: BookingMailFacts,
    refund: z.string(),
    reason: z.string(),
    /** The last characters of the code of the gift card that was credited. */
    giftCard: z.optional(text),
    /** The refund was credited to a gift card that is blocked or refunded to its buyer. */
    isOnVoidCard: z.optional(z.boolean()),
    /** The refund was made to the person who paid before the booking was transferred. */
    isFormerPayers: z.optional(z.boolean()),
    isByHand,
  }),
  /** To a former owner of a booking, without a link to it: a payment of theirs is refunded. */
  'former-payment-refunded': z.object({
    name: z.string(),
    bookingRef: z.string(),
    tripKind: TripKind,
    tourTitle: z.string(),
    refund: z.string(),
    /** The fee of a transfer that was paid after the booking had already been transferred. */
    isLateFee: z.boolean(),
    giftCard: z.optional(text),
    isOnVoidCard: z.optional(z.boolean()),
    isByHand,
  }),
  /** The payment arrived after the hold had lapsed and the seats were sold. */
  'late-payment-refunded': z.object({ booking: BookingMailFacts, refund: z.string(), tourUrl: text }),
  'departure-cancelled': z.object({
    booking: BookingMailFacts,
    /** For the lead traveler. */
    refund: z.string(),
    /** For the companions who paid a share. */
    companionsRefund: z.optional(text),
    /** A hold, without any payment. */
    isUnpaid: z.optional(z.boolean()),
    reason: z.string(),
    otherDatesUrl: text,
  }),
  /** The days of its departure were changed. */
  'departure-moved': z.object({
    booking: BookingMailFacts,
    formerDates: z.string(),
    calendarUrl: z.string(),
    termsUrl: z.string(),
  }),
  'booking-changed': z.object({
    booking: BookingMailFacts,
    changes: z.array(z.object({ what: z.string(), before: z.string(), now: z.string() })),
    /** For the lead traveler. */
    refund: text,
    /** For the companions who paid a share. */
    companionsRefund: z.optional(text),
  }),
  /** To the person who transferred the booking. */
  'booking-handed-over': z.object({
    firstName: z.string(),
    bookingRef: z.string(),
    tripKind: TripKind,
    tourTitle: z.string(),
    dates: z.string(),
    newName: z.string(),
    /** The fee that the former owner paid for it; its receipt is attached. */
    fee: z.optional(z.string()),
  }),
  /** To the new owner of a transferred booking. */
  'booking-taken-over': z.object({ booking: BookingMailFacts, formerName: z.string() }),
  'travellers-needed': z.object({ booking: BookingMailFacts, dueBy: z.string(), missing: z.int() }),
} as const;
