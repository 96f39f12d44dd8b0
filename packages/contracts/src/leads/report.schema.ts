import * as z from 'zod/mini';
import type { Role } from '../identity/auth.schema.js';
import { everybody, frontDesk, money } from '../identity/role-groups.js';
import { Currency, Money } from '../shared/money.js';
import { RangeBefore, ReportRange } from '../shared/report-range.js';
import { Day, Id, Instant } from '../shared/text.js';
import { LeadType } from './lead.schema.js';

export const reports = ['sales', 'occupancy', 'funnel', 'cash', 'partners', 'promises'] as const;
export type Report = (typeof reports)[number];

/** Roles that may read a report: financial ones are for the roles responsible for money. */
export const reportRoles: Readonly<Record<Report, readonly Role[]>> = {
  sales: money,
  occupancy: everybody,
  funnel: frontDesk,
  cash: money,
  partners: frontDesk,
  promises: frontDesk,
};

export const salesGroups = [
  'day',
  'week',
  'month',
  'tour',
  'currency',
  'country',
  'partner',
  'promo',
] as const;
export const SalesGroup = z.enum(salesGroups);
export type SalesGroup = z.infer<typeof SalesGroup>;

/** Sums of sales entries; amounts in the smallest unit of their currency. */
export const SalesFigures = z.object({
  /** Bookings with a first payment. */
  bookings: z.int(),
  /** Their travelers, including later additions and cancellations. */
  travelers: z.int(),
  canceled: z.int(),
  grossMinor: z.int(),
  discountMinor: z.int(),
  /** Reduction of the price by changes, cancellations and goodwill. */
  reductionMinor: z.int(),
  /** Gross less discounts and reductions. */
  netMinor: z.int(),
  /** Refunds ordered; already part of the reductions, so not subtracted again. */
  refundMinor: z.int(),
  /** Days from booking to departure, summed over the bookings. */
  leadDays: z.int(),
});
export type SalesFigures = z.infer<typeof SalesFigures>;

const Compared = { now: SalesFigures, before: SalesFigures };

export const SalesReport = z.object({
  range: ReportRange,
  before: ReportRange,
  by: SalesGroup,
  currency: Currency,
  /** Last read of the ledgers; null before the first one. */
  readAt: z.nullable(Instant),
  /** One per currency with an entry in either range. */
  totals: z.array(z.object({ currency: Currency, ...Compared })),
  /**
   * In one currency, except when grouped by currency: amounts in different ones cannot be added. Periods, or the first
   * `mostReportRows` by their net.
   */
  rows: z.array(
    z.object({
      /** First day of a period, id of a tour, a code, a country; empty for "none". */
      key: z.string(),
      label: z.string(),
      currency: Currency,
      ...Compared,
    }),
  ),
  /** Sums of the rows beyond those; absent without any. */
  others: z.optional(z.object({ count: z.int(), ...Compared })),
});
export type SalesReport = z.infer<typeof SalesReport>;

export const SalesQuery = z.extend(ReportRange, {
  by: z._default(SalesGroup, 'day'),
  currency: z._default(Currency, 'USD'),
});

export const salesEntryKinds = ['booked', 'changed', 'canceled', 'refund'] as const;
export const SalesEntryKind = z.enum(salesEntryKinds);

/** One entry of the figures. */
export const SalesEntry = z.object({
  id: z.string(),
  day: Day,
  kind: SalesEntryKind,
  bookingId: Id,
  bookingRef: z.string(),
  tourTitle: z.string(),
  currency: Currency,
  travelers: z.int(),
  grossMinor: z.int(),
  discountMinor: z.int(),
  reductionMinor: z.int(),
  refundMinor: z.int(),
});
export type SalesEntry = z.infer<typeof SalesEntry>;

export const salesEntriesPerPage = 50;

export const SalesEntriesQuery = z.extend(ReportRange, {
  by: z._default(SalesGroup, 'day'),
  currency: z._default(Currency, 'USD'),
  /** The row whose entries are requested, or `keyOfOthers`; the whole range when omitted. */
  key: z.optional(z.string().check(z.maxLength(100))),
  which: z.optional(RangeBefore),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export type SalesEntriesQuery = z.infer<typeof SalesEntriesQuery>;

export const outlooks = ['runs', 'on_course', 'at_risk', 'unknown', 'canceled', 'departed'] as const;
export const Outlook = z.enum(outlooks);
export type Outlook = z.infer<typeof Outlook>;

/** A departure with its seats and its forecast. */
export const DepartureOutlook = z.object({
  id: Id,
  tourId: z.nullable(Id),
  tourTitle: z.string(),
  startDate: Day,
  capacity: z.int(),
  sold: z.int(),
  /** Minimum number of travelers. */
  minimum: z.nullable(z.int()),
  /** Day of the decision. */
  decisionDate: z.nullable(Day),
  isCanceled: z.boolean(),
  /** Negative after the departure. */
  daysLeft: z.int(),
  outlook: Outlook,
  /** Expected number of travelers at the pace of earlier departures; null without any. */
  expected: z.nullable(z.number()),
  /** Earlier departures of the tour: their travelers at the same distance from their start, and at the end. */
  earlier: z.array(z.object({ startDate: Day, then: z.int(), final: z.int() })),
  /** The prices of its bookings; null for roles that may not see money. */
  atStake: z.nullable(z.array(Money)),
});
export type DepartureOutlook = z.infer<typeof DepartureOutlook>;

/**
 * Maximum number of departures in a response: more take longer than the timeout of a report, and are too many
 * to read.
 */
export const occupancyDepartures = 200;

const SeatSums = z.object({ departures: z.int(), canceled: z.int(), capacity: z.int(), sold: z.int() });

export const OccupancyReport = z.object({
  range: ReportRange,
  before: ReportRange,
  today: Day,
  /** Sums of the departures that start in the range, and in the range before it. Seats exclude those of canceled ones. */
  now: SeatSums,
  then: SeatSums,
  /** The soonest `occupancyDepartures` of the range. */
  departures: z.array(DepartureOutlook),
});
export type OccupancyReport = z.infer<typeof OccupancyReport>;

export const promiseGroups = ['person', 'type', 'week', 'month'] as const;
export const PromiseGroup = z.enum(promiseGroups);
export type PromiseGroup = z.infer<typeof PromiseGroup>;

/** Counts of leads by the timeliness of the promised answer. */
export const PromiseFigures = z.object({
  inTime: z.int(),
  /** Answered after the deadline. */
  late: z.int(),
  /** Past the deadline, and not answered yet. */
  overdue: z.int(),
  /** Before the deadline, and not answered yet. */
  waiting: z.int(),
  /** Minutes from inquiry to answer, summed over the answered leads. */
  answerMinutes: z.int(),
});
export type PromiseFigures = z.infer<typeof PromiseFigures>;

export const PromisesReport = z.object({
  range: ReportRange,
  before: ReportRange,
  by: PromiseGroup,
  now: PromiseFigures,
  then: PromiseFigures,
  rows: z.array(
    z.object({
      /** A person’s name, a kind of lead or the first day of a period; empty for unassigned leads. */
      key: z.string(),
      label: z.string(),
      now: PromiseFigures,
      then: PromiseFigures,
    }),
  ),
});
export type PromisesReport = z.infer<typeof PromisesReport>;

export const PromisesQuery = z.extend(ReportRange, { by: z._default(PromiseGroup, 'person') });

/** Outcome of a promised answer. */
export const promisedAnswers = ['inTime', 'late', 'overdue', 'waiting'] as const;
export const PromisedAnswer = z.enum(promisedAnswers);
export type PromisedAnswer = z.infer<typeof PromisedAnswer>;

/** One lead of the figures. */
export const PromiseLead = z.object({
  id: Id,
  /** The day on which its answer was due. */
  day: Day,
  type: LeadType,
  owner: z.nullable(z.string()),
  answer: PromisedAnswer,
  /** Minutes from the inquiry to its answer; null before it. */
  minutes: z.nullable(z.int()),
});
export type PromiseLead = z.infer<typeof PromiseLead>;

export const promiseLeadsPerPage = 50;

export const PromiseLeadsQuery = z.extend(PromisesQuery, {
  /** The row whose leads are requested; the whole range when omitted. */
  key: z.optional(z.string().check(z.maxLength(200))),
  which: z.optional(RangeBefore),
  answer: z.optional(PromisedAnswer),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export type PromiseLeadsQuery = z.infer<typeof PromiseLeadsQuery>;
