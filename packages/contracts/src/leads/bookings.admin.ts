import * as z from 'zod/mini';
import { ShareState } from './share.js';
import { frontDesk, money, operators, sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Currency, Money, PositiveMoney } from '../shared/money.js';
import { Day, Email, Id, Instant, line, optionalLine } from '../shared/text.js';
import { moment, reference, text } from '../shared/admin-record.js';
import { BookingState, RefundState } from './booking-states.js';
import { ChangeQuote, RefundRuleName } from './booking.schema.js';
import { PaymentPaper } from './payments.admin.js';
import { RefundPaper } from './refunds.admin.js';
import { Traveller } from './traveller.schema.js';

const BookingMove = z.object({
  dateId: z.optional(Id),
  quantity: z.optional(z.int().check(z.gte(1), z.lte(40))),
});
/** `agreed`: the previewed amounts. If they have changed, the move is refused until it is previewed again. */
const AgreedMove = z.extend(BookingMove, {
  agreed: z.optional(z.object({ newTotal: Money, refund: Money })),
});
/** Confirms that the booking is not a duplicate; without it, a second identical one is refused. */
const isFurther = z.optional(z.boolean());
const NewTraveler = z.object({ firstName: line(100), lastName: line(100), email: Email, mobile: line(40) });

export const ManualBooking = z.object({
  dateId: Id,
  quantity: z.int().check(z.gte(1), z.lte(40)),
  currency: Currency,
  firstName: line(100),
  lastName: line(100),
  email: Email,
  mobile: optionalLine(40),
  roomOptionId: optionalLine(80),
  diet: optionalLine(200),
  needs: optionalLine(2_000),
  /** Of the partner whom the traveler names; one that no partner has is refused. */
  referralCodeUsed: optionalLine(40),
  /** A price that differs from the list, for all travelers together. */
  total: z.optional(z.nullable(PositiveMoney)),
  /** How long the seats are held for a payment by other means. */
  holdHours: z.optional(z.int().check(z.gte(1), z.lte(24 * 14))),
});
export type ManualBooking = z.infer<typeof ManualBooking>;

export const BookingNote = z.object({ id: Id, at: Instant, author: z.string(), text: z.string() });

const BookingStep = z.object({
  id: z.int(),
  at: Instant,
  event: z.string(),
  fromState: z.nullable(BookingState),
  toState: BookingState,
  actor: z.string(),
  actorId: reference,
  reason: z.string(),
  departureId: Id,
  quantity: z.int(),
  discountMinor: z.int(),
  worthMinor: z.nullable(z.int()),
});

/** Fields of a booking in a list. */
const BookingLine = z.object({
  id: Id,
  version: z.int(),
  ref: z.string(),
  state: BookingState,
  refundState: RefundState,
  departureId: Id,
  tourTitle: z.string(),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  quantity: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: text,
  total: Money,
  paid: Money,
  balance: Money,
  balanceDueAt: moment,
  isOverdue: z.boolean(),
  referralCode: text,
  holdExpiresAt: moment,
  createdAt: Instant,
});

/** A single booking, with all its data. */
const BookingRecord = z.extend(
  BookingLine,
  z.partial(
    z.object({
      diet: text,
      needs: text,
      roomOption: text,
      contributorId: reference,
      sourceUrl: text,
      termsVersion: text,
      policyVersion: text,
      promo: text,
      discount: Money,
      deposit: Money,
      kept: Money,
      retained: Money,
      refundCap: z.nullable(RefundRuleName),
      policyRefund: z.nullable(
        z.object({ refund: Money, rule: RefundRuleName, isCapped: z.boolean(), daysBefore: z.int() }),
      ),
      manageUrl: z.string(),
      travellers: z.array(Traveller),
      payments: z.array(PaymentPaper),
      refunds: z.array(RefundPaper),
      /** Shares of the balance paid by companions. */
      shares: z.array(z.object({ id: Id, name: z.string(), amount: Money, state: ShareState, dueOn: Day })),
      timeline: z.array(BookingStep),
      notes: z.array(BookingNote),
    }),
  ).shape,
);

/** Bookings: all their data, and the operator's actions. */
export const bookingsAdmin = defineAdminEntity({
  name: 'bookings',
  service: 'leads',
  summary: 'Bookings: everything about them, and what the operator may do',
  record: BookingRecord,
  newInput: ManualBooking,
  filters: ['state', 'refundState', 'departureId', 'currency', 'referralCode', 'email', 'isOverdue'],
  sort: ['createdAt', 'balanceDueAt', 'totalMinor', 'lastName', 'state'],
  search: ['ref', 'email', 'firstName', 'lastName'],
  roles: { read: frontDesk, write: sellers },
  audited: [
    'state',
    'refundState',
    'departureId',
    'quantity',
    'total',
    'paid',
    'kept',
    'balance',
    'balanceDueAt',
    'holdExpiresAt',
    'referralCode',
  ],
  hidden: [
    {
      action: 'open-details',
      roles: operators,
      fields: [
        'diet',
        'needs',
        'travellers.dateOfBirth',
        'travellers.passportNumber',
        'travellers.diet',
        'travellers.medicalNotes',
        'travellers.roomWish',
        'travellers.arrival',
        'travellers.departure',
        'travellers.emergencyContact',
      ],
    },
    { action: 'open-link', roles: operators, fields: ['manageUrl'] },
  ],
  actions: {
    refund: {
      roles: money,
      needsReason: true,
      input: z.object({ amount: z.optional(PositiveMoney), isFurther }),
    },
    cancel: { roles: operators, needsReason: true, input: z.object({ amount: z.optional(Money) }) },
    'move-preview': { roles: sellers, input: BookingMove, answer: ChangeQuote },
    move: { roles: operators, needsReason: true, input: AgreedMove, answer: ChangeQuote },
    transfer: { roles: operators, needsReason: true, input: NewTraveler },
    'offline-payment': {
      roles: money,
      needsReason: true,
      input: z.object({ amount: PositiveMoney, note: z.optional(z.nullable(line(500))), isFurther }),
    },
    resend: { roles: sellers, input: z.object({ mail: z.enum(['confirmation', 'link', 'balance']) }) },
    note: { roles: frontDesk, input: z.object({ text: line(5_000) }) },
  },
});
