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

/** Input from the booking panel. The amounts are only compared with those computed by the service. */
export const BookingSessionRequest = z.object({
  ...Attribution.shape,
  ...SpamGuard.shape,
  firstName: line(100),
  lastName: line(100),
  email: Email,
  /** Country code and number, concatenated. */
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
  /** Way of payment; `full` equals `payInFull`, `installments` splits the balance by month. */
  plan: z.optional(z.nullable(PaymentWay)),
  /** Number of installments for the balance; by default as many as there are months. */
  installments: z.optional(z.nullable(InstallmentCount)),
  roomOptionId: optionalLine(80),
  /** The amounts are those after the discount of this code. */
  promoCode: z.optional(z.nullable(PromoCode)),
  /** Codes of gift cards; their balances are deducted from the amount to be paid now, in this order. */
  giftCards: z.optional(z.nullable(GiftCardCodes)),
  /** The cards' contribution shown to the traveler, in whole units; only compared. */
  giftCardAmount: z.optional(z.nullable(z.number())),
  /** `sessionId` of an earlier response to this browser: its hold is replaced by this one. */
  replaces: optionalLine(200),
  /** Sent by visitors who allow their visits to be counted. */
  visit: z.optional(z.nullable(Visit)),
  diet: optionalLine(200),
  needs: optionalLine(2_000),
  /** Accepted from older pages and ignored: the service stores the versions in force. */
  termsVersion: optionalLine(80),
});
export type BookingSessionRequest = z.infer<typeof BookingSessionRequest>;

/** The payment page to which the browser is redirected. */
export const PaymentPage = z.object({
  url: z.string(),
  bookingRef: z.string(),
  /** End of the hold. */
  holdExpiresAt: z.nullable(Instant),
  /** Id for querying the payment, as on return from the payment page. */
  sessionId: z.optional(z.string()),
});
export type PaymentPage = z.infer<typeof PaymentPage>;

const paymentPurposes = ['deposit', 'full', 'balance', 'transfer_fee', 'save_card'] as const;

/** Content of the return page. */
export const CheckoutSession = z.object({
  bookingRef: z.string(),
  state: BookingState,
  refundState: RefundState,
  tripKind: TripKind,
  tourTitle: z.string(),
  tourSlug: z.nullable(z.string()),
  /** False if the trip is no longer published and its page is gone. */
  hasTripPage: z.optional(z.boolean()),
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  total: Money,
  paid: Money,
  /** Refunds made or ordered. */
  givenBack: z.optional(Money),
  balance: Money,
  balanceDueAt: z.nullable(Instant),
  holdExpiresAt: z.nullable(Instant),
  /** Remaining time of the hold in seconds, by the server's clock. */
  holdSecondsLeft: z.optional(z.nullable(z.int())),
  purpose: z.optional(z.enum(paymentPurposes)),
  /** True for a companion's share: the sums are those of the share, not of the booking. */
  isShare: z.optional(z.boolean()),
  /** True for a former owner, after the transfer of the booking: the sums are those of the own payment. */
  isFormerOwner: z.optional(z.boolean()),
  /** Amount of this payment page. */
  amount: z.optional(Money),
  /** The promo code: the total is the price after its discount. */
  promo: z.optional(z.nullable(PromoOfBooking)),
  /** Amount reserved on or paid from gift cards, in addition to this payment. */
  giftCards: z.optional(z.nullable(Money)),
  /** Installments of the balance: planned before the deposit is paid, then the actual ones. */
  installments: z.optional(z.array(DueInstallment)),
  /** The payment page, while it is open. */
  url: z.nullable(z.string()),
  /** The payment of this session: open, captured, refunded because it came too late, or expired. */
  payment: z.enum(['open', 'paid', 'refunded', 'expired']),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** The details of `leads.price_changed`: the current price in whole units, as in the request. */
export const CurrentAmounts = z.object({
  currency: Currency,
  amount: z.number(),
  depositAmount: z.number(),
});
