import * as z from 'zod/mini';
import { LeadType } from '../leads/lead.schema.js';
import { RangeBefore, ReportRange } from '../shared/report-range.js';
import { Day, Id, Instant } from '../shared/text.js';

export const partnerGroups = ['partner', 'day', 'week', 'month'] as const;
export const PartnerGroup = z.enum(partnerGroups);
export type PartnerGroup = z.infer<typeof PartnerGroup>;

/** Figures for sorting partners, highest first. */
export const partnerOrders = [
  'clicks',
  'leads',
  'bookings',
  'conversion',
  'canceled',
  'share',
  'commission',
] as const;
export const PartnerOrder = z.enum(partnerOrders);
export type PartnerOrder = z.infer<typeof PartnerOrder>;

/** A partner counts as inactive after this many days without a click, a lead or a booking. */
export const sleepsAfterDays = 90;

/** Sums of partners' results, each on the day of its recording. */
export const PartnerFigures = z.object({
  /** Visits through a partner’s link, one per visitor and day. */
  clicks: z.int(),
  /** Forms and messages of people with a code; bookings are counted separately. */
  leads: z.int(),
  /** Bookings with a first payment. */
  bookings: z.int(),
  /** Canceled bookings, regardless of their date. */
  canceled: z.int(),
  /** Lines of the commission ledger, in US cents; null for roles that may not see money. */
  commissionMinor: z.nullable(z.int()),
});
export type PartnerFigures = z.infer<typeof PartnerFigures>;

const percent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part * 1_000) / whole) / 10 : null;

/** Null when undefined, such as a share of zero, or when the role may not see money. */
export const partnerValues: Readonly<Record<PartnerOrder, (figures: PartnerFigures) => number | null>> = {
  clicks: ({ clicks }) => clicks,
  leads: ({ leads }) => leads,
  bookings: ({ bookings }) => bookings,
  conversion: ({ bookings, clicks }) => percent(bookings, clicks),
  canceled: ({ canceled }) => canceled,
  share: ({ canceled, bookings }) => percent(canceled, bookings),
  commission: ({ commissionMinor }) => commissionMinor,
};

export const PartnersReport = z.object({
  range: ReportRange,
  before: ReportRange,
  by: PartnerGroup,
  /** Last read of the ledgers; null before the first one. */
  readAt: z.nullable(Instant),
  now: PartnerFigures,
  then: PartnerFigures,
  /** Periods, or the first `mostReportRows` partners in the requested order. */
  rows: z.array(
    z.object({
      /** A partner’s id, or the first day of a period. */
      key: z.string(),
      label: z.string(),
      /** The partner’s code; null for a period. */
      code: z.nullable(z.string()),
      now: PartnerFigures,
      then: PartnerFigures,
    }),
  ),
  /** Sums of the partners beyond those; absent without any. */
  others: z.optional(z.object({ count: z.int(), now: PartnerFigures, then: PartnerFigures })),
  /** Approved partners with earlier results, but none in the last days of the range. The latest first. */
  sleeping: z.array(
    z.object({
      contributorId: Id,
      name: z.string(),
      code: z.nullable(z.string()),
      lastDay: Day,
      /** Since they joined. */
      clicks: z.int(),
      leads: z.int(),
      bookings: z.int(),
    }),
  ),
  sleepingTotal: z.int(),
});
export type PartnersReport = z.infer<typeof PartnersReport>;

export const PartnersQuery = z.extend(ReportRange, {
  by: z._default(PartnerGroup, 'partner'),
  order: z._default(PartnerOrder, 'bookings'),
});

export const partnerEntryKinds = ['lead', 'booked', 'canceled', 'commission'] as const;
export const PartnerEntryKind = z.enum(partnerEntryKinds);

/** One entry of the figures. Clicks have none: no data about visitors is stored. */
export const PartnerEntry = z.object({
  id: z.string(),
  day: Day,
  kind: PartnerEntryKind,
  contributorId: Id,
  partner: z.string(),
  leadId: z.nullable(Id),
  leadType: z.nullable(LeadType),
  bookingId: z.nullable(Id),
  bookingRef: z.nullable(z.string()),
  tourTitle: z.nullable(z.string()),
  commissionMinor: z.nullable(z.int()),
});
export type PartnerEntry = z.infer<typeof PartnerEntry>;

export const partnerEntriesPerPage = 50;

export const PartnerEntriesQuery = z.extend(ReportRange, {
  by: z._default(PartnerGroup, 'partner'),
  /** The row whose entries are requested, or `keyOfOthers`; the whole range when omitted. */
  key: z.optional(z.string().check(z.maxLength(100))),
  which: z.optional(RangeBefore),
  /** The sort order of the report, which determines the rows that are summed up as others. */
  order: z.optional(PartnerOrder),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export type PartnerEntriesQuery = z.infer<typeof PartnerEntriesQuery>;
