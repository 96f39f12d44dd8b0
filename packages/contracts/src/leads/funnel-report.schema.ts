import * as z from 'zod/mini';
import { RangeBefore, ReportRange } from '../shared/report-range.js';
import { Day, Id, Instant } from '../shared/text.js';
import { LeadState, LeadType } from './lead.schema.js';
import { VisitDevice, VisitSource, VisitStep } from './visit.schema.js';

export const funnelGroups = ['source', 'device', 'tour', 'day', 'week', 'month'] as const;
export const FunnelGroup = z.enum(funnelGroups);
export type FunnelGroup = z.infer<typeof FunnelGroup>;

/** Number of visits that reached each step. */
export const FunnelFigures = z.object({
  tour: z.int(),
  panel: z.int(),
  details: z.int(),
  payment: z.int(),
  deposit: z.int(),
});
export type FunnelFigures = z.infer<typeof FunnelFigures>;

/** New leads by their current outcome. */
export const LeadFigures = z.object({
  received: z.int(),
  /** Leads with a promised answer whose deadline has passed or that are answered. */
  promised: z.int(),
  /** Of those: answered in time. */
  inTime: z.int(),
  proposals: z.int(),
  won: z.int(),
  lost: z.int(),
});
export type LeadFigures = z.infer<typeof LeadFigures>;

const compared = <T extends z.core.$ZodType>(figures: T) => ({ now: figures, then: figures });

export const FunnelReport = z.object({
  range: ReportRange,
  before: ReportRange,
  by: FunnelGroup,
  /** Last read of counts and bookings; null before the first one. */
  readAt: z.nullable(Instant),
  ...compared(FunnelFigures),
  /** Of tours, the first `mostReportRows` by their visits. */
  rows: z.array(
    z.object({
      /** A source, a device, a tour’s slug or the first day of a period. */
      key: z.string(),
      label: z.string(),
      ...compared(FunnelFigures),
    }),
  ),
  /** Sums of the tours beyond those; absent without any. */
  others: z.optional(z.object({ count: z.int(), ...compared(FunnelFigures) })),
  leads: z.object({
    ...compared(LeadFigures),
    rows: z.array(z.object({ key: LeadType, ...compared(LeadFigures) })),
    /** As entered, the most frequent first; case-insensitive. */
    lostReasons: z.array(z.object({ reason: z.string(), now: z.int(), then: z.int() })),
  }),
});
export type FunnelReport = z.infer<typeof FunnelReport>;

export const FunnelQuery = z.extend(ReportRange, { by: z._default(FunnelGroup, 'source') });

/** One entry of the figures: visits counted together, or one booking. */
export const FunnelEntry = z.object({
  id: z.string(),
  day: Day,
  step: VisitStep,
  tourSlug: z.string(),
  tourTitle: z.string(),
  source: VisitSource,
  device: VisitDevice,
  count: z.int(),
  bookingId: z.nullable(Id),
  bookingRef: z.nullable(z.string()),
});
export type FunnelEntry = z.infer<typeof FunnelEntry>;

export const funnelEntriesPerPage = 50;

const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1);

export const FunnelEntriesQuery = z.extend(FunnelQuery, {
  /** The row whose entries are requested, or `keyOfOthers`; the whole range when omitted. */
  key: z.optional(z.string().check(z.maxLength(120))),
  which: z.optional(RangeBefore),
  page,
});
export type FunnelEntriesQuery = z.infer<typeof FunnelEntriesQuery>;

/** One lead of the figures. */
export const FunnelLead = z.object({
  id: Id,
  day: Day,
  type: LeadType,
  state: LeadState,
  /** Null if no answer was promised. */
  isInTime: z.nullable(z.boolean()),
  hasProposal: z.boolean(),
  lostReason: z.nullable(z.string()),
});
export type FunnelLead = z.infer<typeof FunnelLead>;

export const FunnelLeadsQuery = z.extend(ReportRange, {
  type: z.optional(LeadType),
  /** Only leads that were lost for this reason; case-insensitive. */
  reason: z.optional(z.string().check(z.maxLength(500))),
  page,
});
export type FunnelLeadsQuery = z.infer<typeof FunnelLeadsQuery>;
