import * as z from 'zod/mini';
import { frontDesk, sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Money, PositiveMoney } from '../shared/money.js';
import { Day, Id, Instant, line, optionalLine } from '../shared/text.js';
import { DocumentName, LeadState, LeadType, PaymentStatus } from './lead.schema.js';
import { moment, reference, text } from '../shared/admin-record.js';
import { QuoteState } from './quote.schema.js';

export const LeadChange = z.object({
  state: z.optional(LeadState),
  ownerId: z.optional(z.nullable(Id)),
  ownerName: optionalLine(200),
  lostReason: optionalLine(500),
});
export type LeadChange = z.infer<typeof LeadChange>;

export const NewQuote = z.object({
  /** An existing departure; or a private one, by title and dates. */
  departureId: z.optional(z.nullable(Id)),
  title: optionalLine(200),
  startDate: z.optional(z.nullable(Day)),
  endDate: z.optional(z.nullable(Day)),
  quantity: z.int().check(z.gte(1), z.lte(40)),
  total: PositiveMoney,
  /** Value in whole US dollars, if the price is in another currency. */
  totalUsd: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000_000_000)))),
  message: optionalLine(5_000),
  validDays: z.optional(z.int().check(z.gte(1), z.lte(60))),
});
export type NewQuote = z.infer<typeof NewQuote>;

/** The inbox: sender, assigned person, deadline and outcome of each lead. */
export const leadsAdmin = defineAdminEntity({
  name: 'leads',
  service: 'leads',
  summary: 'The inbox: who wrote, who answers, until when, and what became of it',
  record: z.object({
    id: Id,
    version: z.int(),
    type: LeadType,
    state: LeadState,
    firstName: text,
    lastName: text,
    name: text,
    email: text,
    personEmail: text,
    mobile: text,
    personPhone: text,
    tourId: reference,
    tourTitle: text,
    tourDatePreferred: reference,
    quantity: z.int(),
    amount: z.nullable(Money),
    paymentStatus: PaymentStatus,
    bookingId: reference,
    stripeSessionId: text,
    stripePaymentIntentId: text,
    message: text,
    mainInterests: z.array(z.string()),
    requestedDocuments: z.array(DocumentName),
    referralCodeUsed: text,
    referralCode: text,
    referredBy: reference,
    sourceUrl: text,
    firstPage: text,
    utm: z.nullable(z.record(z.string(), z.string())),
    spamMarks: z.array(z.string()),
    ownerId: reference,
    ownerName: text,
    lostReason: text,
    answerDueAt: moment,
    answeredAt: moment,
    isLate: z.boolean(),
    changedAt: moment,
    createdAt: Instant,
    erasedAt: moment,
    statusUrl: z.optional(z.string()),
    notes: z.optional(z.array(z.object({ id: Id, at: Instant, author: z.string(), text: z.string() }))),
    quotes: z.optional(
      z.array(
        z.object({
          id: Id,
          state: QuoteState,
          title: z.string(),
          total: Money,
          validUntil: Instant,
          url: z.string(),
        }),
      ),
    ),
  }),
  input: LeadChange,
  filters: [
    'type',
    'state',
    'ownerId',
    'ownerName',
    'paymentStatus',
    'referralCode',
    'tourId',
    'email',
    'isLate',
    'isDue',
  ],
  sort: ['createdAt', 'answerDueAt', 'state', 'type'],
  search: ['firstName', 'lastName', 'name', 'email', 'tourTitle'],
  roles: { read: frontDesk, write: sellers },
  audited: ['state', 'ownerId', 'lostReason', 'paymentStatus', 'answeredAt'],
  hidden: [{ action: 'open-link', roles: sellers, fields: ['statusUrl', 'quotes.url'] }],
  actions: {
    note: { roles: frontDesk, input: z.object({ text: line(5_000) }) },
    quote: {
      roles: sellers,
      input: NewQuote,
      answer: z.object({ id: Id, url: z.string(), validUntil: Instant }),
    },
  },
});
