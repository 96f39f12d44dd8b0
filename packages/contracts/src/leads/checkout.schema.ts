import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { Currency, Money } from '../shared/money.js';
import { Day, Email, Id, Instant, line, optionalLine } from '../shared/text.js';
import { maxTravellers } from './booking-amounts.js';
import { BookingState, RefundState } from './booking-states.js';
import { GiftCardCodes } from './gift-card.schema.js';
import { Attribution, SpamGuard } from './lead.schema.js';
import { DueInstallment, InstallmentCount, PaymentWay } from './payment-plan.schema.js';
import { PromoCode, PromoOfBooking } from './promo.schema.js';
import { Visit } from './visit.schema.js';

/** What the booking panel sends. The amounts are only compared with what is computed here. */
export const BookingSessionRequest = z.object({
  ...Attribution.shape,
  ...SpamGuard.shape,
  firstName: line(100),
  lastName: line(100),
  email: Email,
  /** Country code joined to the number. */
  mobile: line(40),
  tourTitle: optionalLine(200),
  tourId: Id,
  /** The id of the departure. */
  tourDatePreferred: Id,
  quantity: z.int().check(z.gte(1), z.lte(maxTravellers)),
  currency: Currency,
  /** Total in whole units. */
  amount: z.number(),
  /** Deposit in whole units. */
  depositAmount: z.number(),
  type: z.optional(z.literal('booking')),
  /** Pay in full now. */
  payInFull: z.optional(z.nullable(z.boolean())),
  /** How it is to be paid; `full` is what `payInFull` says, `installments` splits the balance by the month. */
  plan: z.optional(z.nullable(PaymentWay)),
  /** Into how many installments the balance is split; as many as there are months without a number. */
  installments: z.optional(z.nullable(InstallmentCount)),
  roomOptionId: optionalLine(80),
  /** The amounts are those after its discount. */
  promoCode: z.optional(z.nullable(PromoCode)),
  /** Codes of gift cards: what they have is taken off what is to be paid now, in this order. */
  giftCards: z.optional(z.nullable(GiftCardCodes)),
  /** What the traveler was shown that the cards give, in whole units; only compared. */
  giftCardAmount: z.optional(z.nullable(z.number())),
  /** `sessionId` of an earlier answer to this browser: its hold gives way to this one. */
  replaces: optionalLine(200),
  /** Sent by visitors who allow that visits are counted. */
  visit: z.optional(z.nullable(Visit)),
  diet: optionalLine(200),
  needs: optionalLine(2_000),
  /** Accepted from older pages and not used: the service stores the versions in force. */
  termsVersion: optionalLine(80),
});
export type BookingSessionRequest = z.infer<typeof BookingSessionRequest>;

/** Where the browser goes to pay. */
export const PaymentPage = z.object({
  url: z.string(),
  bookingRef: z.string(),
  /** Until when the seats are kept. */
  holdExpiresAt: z.nullable(Instant),
  /** By this the payment is asked for again, as on the way back from the payment page. */
  sessionId: z.optional(z.string()),
});
export type PaymentPage = z.infer<typeof PaymentPage>;

/** What a payment page is for. */
const paymentPurposes = ['deposit', 'full', 'balance', 'transfer_fee', 'save_card'] as const;

/** What the return page shows. */
export const CheckoutSession = z.object({
  bookingRef: z.string(),
  state: BookingState,
  refundState: RefundState,
  tripKind: TripKind,
  tourTitle: z.string(),
  tourSlug: z.nullable(z.string()),
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  total: Money,
  paid: Money,
  balance: Money,
  balanceDueAt: z.nullable(Instant),
  holdExpiresAt: z.nullable(Instant),
  /** How long the seats are still kept, by the clock that decides it. */
  holdSecondsLeft: z.optional(z.nullable(z.int())),
  purpose: z.optional(z.enum(paymentPurposes)),
  /** A companion's share: the sums are those of the share, not of the booking. */
  isShare: z.optional(z.boolean()),
  /** What this page asks for. */
  amount: z.optional(Money),
  /** The code that was used: the total is the price after its discount. */
  promo: z.optional(z.nullable(PromoOfBooking)),
  /** What gift cards give, or have given, beside this payment. */
  giftCards: z.optional(z.nullable(Money)),
  /** How the balance is split: as it will be once the deposit is paid, then as it is. */
  installments: z.optional(z.array(DueInstallment)),
  /** The payment page, while it can still be used. */
  url: z.nullable(z.string()),
  /** This session's own payment: not yet, captured, given back because it came too late, or over. */
  payment: z.enum(['open', 'paid', 'refunded', 'expired']),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** The details of `leads.price_changed`: what it costs now, in whole units as the request names them. */
export const CurrentAmounts = z.object({
  currency: Currency,
  amount: z.number(),
  depositAmount: z.number(),
});
