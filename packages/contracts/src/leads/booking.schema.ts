import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { Currency, Money } from '../shared/money.js';
import { Day, Email, Id, Instant, line, optionalLine } from '../shared/text.js';
import { BookingShares } from './booking-shares.schema.js';
import { BookingState, RefundState } from './booking-states.js';
import { PaymentPlan, PlanChoice } from './payment-plan.schema.js';
import { refundRules } from './refund-policy.js';
import { Traveller } from './traveller.schema.js';
import { PromoOfBooking } from './promo.schema.js';

export const paymentKinds = ['deposit', 'full', 'balance', 'transfer_fee', 'offline'] as const;
export const PaymentKind = z.enum(paymentKinds);
export type PaymentKind = z.infer<typeof PaymentKind>;

/** Source of a payment; its refund goes to the same place. */
export const paymentMethods = ['card', 'offline', 'gift_card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const BookingPayment = z.object({
  id: Id,
  kind: PaymentKind,
  method: z.optional(z.enum(paymentMethods)),
  amount: Money,
  at: Instant,
  /** The companion of the share; omitted for payments of the lead traveler. */
  paidBy: z.optional(z.nullable(z.string())),
  /** The PDF receipt; empty for payments of a former owner. */
  receiptUrl: z.string(),
});

export const BookingRefund = z.object({
  id: Id,
  amount: Money,
  state: z.enum(['pending', 'refunded', 'failed']),
  reason: z.string(),
  at: Instant,
});

/** A tax invoice of a payment or a credit note of a refund. */
export const BookingInvoice = z.object({
  id: Id,
  kind: z.enum(['invoice', 'credit_note']),
  /** `INV/26-27/000042`. */
  number: z.string(),
  amount: Money,
  at: Instant,
  /** As a PDF; the addressee of the document is fixed when it is first opened. */
  url: z.string(),
  isDrawn: z.boolean(),
  /** The company on a document that was opened; null without one. */
  company: z.optional(z.nullable(z.string())),
});

/** The company to which invoices are addressed, if any. */
export const BillingDetails = z.object({
  company: optionalLine(120),
  taxNumber: optionalLine(30),
});

export const BookingStep = z.object({
  at: Instant,
  from: z.nullable(BookingState),
  to: BookingState,
  actor: z.enum(['traveller', 'operator', 'provider', 'system']),
  reason: z.string(),
});

export const RefundRuleName = z.enum(refundRules);

/** The exact refund of a cancellation now, and its basis. */
export const CancelQuote = z.object({
  refund: Money,
  /** The part of it that goes to companions who paid a share. */
  toCompanions: z.optional(Money),
  rule: RefundRuleName,
  basis: z.object({
    paid: Money,
    alreadyRefunded: Money,
    daysBefore: z.int(),
    depositPaidAt: z.nullable(Instant),
    /** Amount retained from earlier partial cancellations; not part of `paid`. */
    retained: z.optional(Money),
    /** The rule is that of the day of an earlier change of date. */
    isCapped: z.optional(z.boolean()),
  }),
});

const permission = { allowed: z.boolean(), until: z.nullable(Day) };

/** Actions that the traveler may still take, and until which day (end of day IST). */
export const BookingActions = z.object({
  payBalance: z.object({ allowed: z.boolean(), amount: Money, dueAt: z.nullable(Instant) }),
  cancel: z.object({
    ...permission,
    refund: Money,
    rule: RefundRuleName,
    /** The rule is that of the day of an earlier change of date. */
    isCapped: z.optional(z.boolean()),
  }),
  changeDate: z.object(permission),
  groupSize: z.object(permission),
  transfer: z.object({ ...permission, fee: Money }),
  travellers: z.object(permission),
});

/** Part of the promise at the deposit that differs today. */
export const PromiseChange = z.object({ what: z.string(), promised: z.string(), now: z.string() });

/** A booking as its traveler sees it through the secret link. */
export const Booking = z.object({
  bookingRef: z.string(),
  state: BookingState,
  refundState: RefundState,
  tripKind: TripKind,
  tourId: z.nullable(Id),
  tourSlug: z.nullable(z.string()),
  /** False if the trip is no longer published and its page is gone. */
  hasTripPage: z.optional(z.boolean()),
  tourTitle: z.string(),
  dateId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  currency: Currency,
  total: Money,
  deposit: Money,
  paid: Money,
  /** The promo code: the total is the price after its discount. */
  promo: z.optional(z.nullable(PromoOfBooking)),
  refunded: Money,
  /** Refunds made or ordered, including pending and failed ones that are retried. */
  givenBack: z.optional(Money),
  balance: Money,
  /**
   * The part of the total retained for partial cancellations, and the amount that refunds are computed from.
   */
  retained: z.optional(Money),
  refundable: z.optional(Money),
  /** After a change of date: the strictest rule, which caps the refund of any cancellation. */
  refundCap: z.optional(z.nullable(RefundRuleName)),
  balanceDueAt: z.nullable(Instant),
  isOverdue: z.boolean(),
  holdExpiresAt: z.nullable(Instant),
  roomOption: z.nullable(z.object({ id: z.string(), name: z.string() })),
  diet: z.nullable(z.string()),
  needs: z.nullable(z.string()),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.nullable(z.string()),
  }),
  travellers: z.array(Traveller),
  /** First day on which details are requested, and the day on which they are erased. */
  travellersAskedFrom: Day,
  travellersErasedOn: Day,
  payments: z.array(BookingPayment),
  refunds: z.array(BookingRefund),
  invoices: z.optional(z.array(BookingInvoice)),
  billing: z.optional(BillingDetails),
  /** The active payment plan. */
  plan: z.optional(z.nullable(PaymentPlan)),
  /** The shares of the balance that companions pay. */
  shares: z.optional(BookingShares),
  /** The plans that may be chosen today. */
  planChoices: z.optional(z.array(PlanChoice)),
  history: z.array(BookingStep),
  /** The departure was canceled, but the refund job has not reached this booking yet. */
  isDepartureCancelled: z.optional(z.boolean()),
  actions: BookingActions,
  refundBands: z.array(
    z.object({
      rule: RefundRuleName,
      from: z.nullable(Day),
      until: z.nullable(Day),
      refund: Money,
      isToday: z.boolean(),
    }),
  ),
  promiseChanges: z.array(PromiseChange),
  policyVersion: z.nullable(z.string()),
  termsVersion: z.nullable(z.string()),
  calendarUrl: z.string(),
  bookedAt: Instant,
  /** Today in India, by the clock that decides which actions are still allowed. */
  today: z.optional(Day),
});
export type Booking = z.infer<typeof Booking>;

export const CancelInput = z.object({ expectedRefund: Money });
export const CancelAnswer = z.object({ state: BookingState, refundState: RefundState, refund: Money });

/** Effect of another date or group size, computed before the change. */
export const ChangeQuote = z.object({
  dateId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  free: z.int(),
  oldTotal: Money,
  newTotal: Money,
  /** Balance after the change. */
  newBalance: Money,
  /** Immediate refund of the amount paid for the seats, or the part of the price, given up. */
  refund: Money,
  /** The part of it that goes to companions who paid a share. */
  toCompanions: z.optional(Money),
  /** Amount retained from it; part of the new total. */
  retained: z.optional(Money),
  /** The rule that decides the refund. */
  rule: z.optional(RefundRuleName),
  /** After this change no cancellation refunds more than by this rule. */
  refundCap: z.optional(z.nullable(RefundRuleName)),
  balanceDueAt: z.nullable(Instant),
});
export type ChangeQuote = z.infer<typeof ChangeQuote>;

export const ChangeDateInput = z.object({ dateId: Id, expectedTotal: z.optional(z.nullable(Money)) });
export const GroupSizeInput = z.object({
  quantity: z.int().check(z.gte(1), z.lte(12)),
  expectedTotal: z.optional(z.nullable(Money)),
});
export const TransferInput = z.object({
  firstName: line(100),
  lastName: line(100),
  email: Email,
  mobile: line(40),
});

/** A small file, sent through the gateway, which decodes the bytes. */
export const FileContent = z.object({
  filename: z.string(),
  contentType: z.string(),
  base64: z.string(),
});
export type FileContent = z.infer<typeof FileContent>;
