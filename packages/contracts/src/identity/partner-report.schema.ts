import * as z from 'zod/mini';
import { LeadType } from '../leads/lead.schema.js';
import { ReportRange } from '../shared/report-range.js';
import { Day, Id, Instant } from '../shared/text.js';

export const partnerGroups = ['partner', 'day', 'week', 'month'] as const;
export const PartnerGroup = z.enum(partnerGroups);
export type PartnerGroup = z.infer<typeof PartnerGroup>;

/** A partner without a click, a lead or a booking for so many days sleeps. */
export const sleepsAfterDays = 90;

/** Sums of what partners brought, each of the day on which it was recorded. */
export const PartnerFigures = z.object({
  /** Visits by a partner’s link, one per visitor and day. */
  clicks: z.int(),
  /** Forms and messages of people who came with a code; bookings are counted apart. */
  leads: z.int(),
  /** Bookings whose first payment arrived. */
  bookings: z.int(),
  /** Bookings that were canceled, whenever they were made. */
  canceled: z.int(),
  /** Lines of the commission ledger, in US cents; null for those who do not see money. */
  commissionMinor: z.nullable(z.int()),
});
export type PartnerFigures = z.infer<typeof PartnerFigures>;

export const PartnersReport = z.object({
  range: ReportRange,
  before: ReportRange,
  by: PartnerGroup,
  /** When the ledgers were last read; null before the first time. */
  readAt: z.nullable(Instant),
  now: PartnerFigures,
  then: PartnerFigures,
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
  /** Approved partners who brought something once, and nothing in the last days of the range. The latest first. */
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

export const PartnersQuery = z.extend(ReportRange, { by: z._default(PartnerGroup, 'partner') });

export const partnerEntryKinds = ['lead', 'booked', 'canceled', 'commission'] as const;
export const PartnerEntryKind = z.enum(partnerEntryKinds);

/** One entry behind the figures. Clicks have none: nothing is kept of a visitor. */
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

export const PartnerEntriesQuery = z.extend(PartnersQuery, {
  /** The row whose entries are wanted; all of the range when it is left out. */
  key: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export type PartnerEntriesQuery = z.infer<typeof PartnerEntriesQuery>;
