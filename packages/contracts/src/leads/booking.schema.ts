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

/** Where the money came from; a refund goes back there. */
export const paymentMethods = ['card', 'offline', 'gift_card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const BookingPayment = z.object({
  id: Id,
  kind: PaymentKind,
  method: z.optional(z.enum(paymentMethods)),
  amount: Money,
  at: Instant,
  /** The companion whose share it is; left out where the lead traveler has paid. */
  paidBy: z.optional(z.nullable(z.string())),
  /** The receipt as PDF. */
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
  /** As PDF; who it is made out to is fixed when it is first opened. */
  url: z.string(),
  isDrawn: z.boolean(),
});

/** The company that invoices are made out to, where there is one. */
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

/** The exact refund of a cancellation now, and how it comes about. */
export const CancelQuote = z.object({
  refund: Money,
  rule: RefundRuleName,
  basis: z.object({
    paid: Money,
    alreadyRefunded: Money,
    daysBefore: z.int(),
    depositPaidAt: z.nullable(Instant),
    /** What earlier partial cancellations have cost; it is not part of `paid`. */
    retained: z.optional(Money),
    /** The rule is that of the day of an earlier change of date. */
    isCapped: z.optional(z.boolean()),
  }),
});

const permission = { allowed: z.boolean(), until: z.nullable(Day) };

/** What the traveler may still do, and until which day (end of day IST). */
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

/** Something that was promised at the deposit and reads otherwise today. */
export const PromiseChange = z.object({ what: z.string(), promised: z.string(), now: z.string() });

/** A booking as its traveler sees it behind the secret link. */
export const Booking = z.object({
  bookingRef: z.string(),
  state: BookingState,
  refundState: RefundState,
  tripKind: TripKind,
  tourId: z.nullable(Id),
  tourSlug: z.nullable(z.string()),
  tourTitle: z.string(),
  dateId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  currency: Currency,
  total: Money,
  deposit: Money,
  paid: Money,
  /** The code that was used: the total is the price after its discount. */
  promo: z.optional(z.nullable(PromoOfBooking)),
  refunded: Money,
  balance: Money,
  /** The part of the total that partial cancellations have cost, and what a refund is worked out from. */
  retained: z.optional(Money),
  refundable: z.optional(Money),
  /** The date was changed: no cancellation gives back more than this rule. */
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
  /** Details are asked from this day on, and erased on that one. */
  travellersAskedFrom: Day,
  travellersErasedOn: Day,
  payments: z.array(BookingPayment),
  refunds: z.array(BookingRefund),
  invoices: z.optional(z.array(BookingInvoice)),
  billing: z.optional(BillingDetails),
  /** While the balance is paid in installments. */
  plan: z.optional(z.nullable(PaymentPlan)),
  /** How companions pay shares of the balance. */
  shares: z.optional(BookingShares),
  /** The plans that may be chosen today. */
  planChoices: z.optional(z.array(PlanChoice)),
  history: z.array(BookingStep),
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
  /** The day it is in India by the clock that decides what may still be done. */
  today: z.optional(Day),
});
export type Booking = z.infer<typeof Booking>;

export const CancelInput = z.object({ expectedRefund: Money });
export const CancelAnswer = z.object({ state: BookingState, refundState: RefundState, refund: Money });

/** What another date or group size would mean, before it is done. */
export const ChangeQuote = z.object({
  dateId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  free: z.int(),
  oldTotal: Money,
  newTotal: Money,
  /** What is the balance afterwards. */
  newBalance: Money,
  /** What comes back at once of what was paid for the seats, or the price, that are given up. */
  refund: Money,
  /** What is kept of it; it is part of the new total. */
  retained: z.optional(Money),
  /** The rule that decides what comes back. */
  rule: z.optional(RefundRuleName),
  /** After this change no cancellation gives back more than this rule. */
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

/** A small file on its way through the gateway, which sends the bytes. */
export const FileContent = z.object({
  filename: z.string(),
  contentType: z.string(),
  base64: z.string(),
});
export type FileContent = z.infer<typeof FileContent>;
