import * as z from 'zod/mini';
import { TripKind } from '../../catalog/trip.schema.js';
import { Discount } from './leads-facts.js';

const text = z.nullable(z.string());

/** Emails requested by leads to people who inquire, wait, or give a card, and to the team. */
export const leadsMails = {
  'inquiry-received': z.object({
    firstName: z.string(),
    tourTitle: text,
    message: text,
    answerBy: z.string(),
    statusUrl: z.string(),
  }),
  'private-tour-received': z.object({
    firstName: z.string(),
    tourTitle: text,
    message: text,
    answerBy: z.string(),
    statusUrl: z.string(),
  }),
  'message-received': z.object({
    firstName: z.string(),
    message: text,
    answerBy: z.string(),
    statusUrl: z.string(),
  }),
  /** The documents are attached. */
  'documents-sent': z.object({
    firstName: z.string(),
    tourTitle: text,
    documents: z.array(z.string()),
    tourUrl: text,
  }),
  /** To the team: a new lead. */
  'lead-notice': z.object({
    type: z.string(),
    name: z.string(),
    email: text,
    mobile: text,
    tourTitle: text,
    message: text,
    /** Empty for a lead that is answered automatically. */
    answerBy: z.string(),
    adminUrl: z.string(),
  }),
  /** To the team: a case needs a person, money first. */
  'operator-alert': z.object({
    title: z.string(),
    text: z.string(),
    bookingRef: text,
    /** The price of that booking and the discount of its promo code. */
    total: z.optional(text),
    discount: z.optional(z.nullable(Discount)),
    adminUrl: z.string(),
  }),
  /** A hold lapsed at the payment page some hours ago. */
  'checkout-unfinished': z.object({
    firstName: z.string(),
    tripKind: TripKind,
    tourTitle: z.string(),
    dates: z.string(),
    quantity: z.int(),
    discount: z.optional(z.nullable(Discount)),
    total: z.string(),
    resumeUrl: z.string(),
    unsubscribeUrl: z.string(),
  }),
  /** To the buyer of a gift card, after its payment. */
  'gift-card-bought': z.object({
    buyerName: z.string(),
    recipientName: z.string(),
    recipientEmail: z.string(),
    amount: z.string(),
    /** `Feb 14, 2027, 9:00 AM IST`; null for immediate delivery. */
    deliverAt: text,
    expiresOn: z.string(),
    message: text,
  }),
  /** To its recipient, with the printable card attached. */
  'gift-card-delivered': z.object({
    buyerName: z.string(),
    recipientName: z.string(),
    amount: z.string(),
    message: text,
    code: z.string(),
    expiresOn: z.string(),
    cardUrl: z.string(),
    toursUrl: z.string(),
  }),
  /** To the buyer of a gift card, once its balance has been refunded. */
  'gift-card-refunded': z.object({
    buyerName: z.string(),
    recipientName: z.string(),
    amount: z.string(),
    /** Staff made the refund, not the provider. */
    isByHand: z.optional(z.boolean()),
  }),
  /** To the recipient of a gift card that was delivered: its code no longer works. */
  'gift-card-void': z.object({
    buyerName: z.string(),
    recipientName: z.string(),
    /** It may be unblocked; otherwise its balance is refunded to its buyer. */
    isBlocked: z.boolean(),
  }),
  'newsletter-confirm': z.object({ name: text, confirmUrl: z.string(), unsubscribeUrl: z.string() }),
  'newsletter-welcome': z.object({ name: text, unsubscribeUrl: z.string() }),
  'waitlist-joined': z.object({
    firstName: z.string(),
    tripKind: TripKind,
    tourTitle: z.string(),
    dates: z.string(),
    quantity: z.int(),
    position: z.int(),
    statusUrl: z.string(),
  }),
  'waitlist-offer': z.object({
    firstName: z.string(),
    tripKind: TripKind,
    tourTitle: z.string(),
    dates: z.string(),
    /** It is sent again because the days of the departure were changed. */
    formerDates: z.optional(z.string()),
    quantity: z.int(),
    acceptBy: z.string(),
    statusUrl: z.string(),
  }),
  'waitlist-over': z.object({
    firstName: z.string(),
    tripKind: TripKind,
    tourTitle: z.string(),
    dates: z.string(),
    reason: z.string(),
    tourUrl: text,
  }),
  'quote-sent': z.object({
    firstName: z.string(),
    title: z.string(),
    dates: z.string(),
    quantity: z.int(),
    total: z.string(),
    deposit: z.string(),
    validUntil: z.string(),
    message: text,
    quoteUrl: z.string(),
  }),
  /** Staff have withdrawn a proposal before its deadline. */
  'quote-withdrawn': z.object({
    firstName: z.string(),
    title: z.string(),
    dates: z.string(),
    validUntil: z.string(),
  }),
  'review-request': z.object({
    firstName: z.string(),
    tripKind: TripKind,
    tourTitle: z.string(),
    reviewUrl: z.string(),
    isReminder: z.boolean(),
  }),
  /** A review is refused, or published after it was refused. */
  'review-decided': z.object({
    firstName: z.string(),
    tripKind: TripKind,
    tourTitle: z.string(),
    isPublished: z.boolean(),
  }),
} as const;
