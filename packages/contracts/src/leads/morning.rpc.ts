import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Currency } from '../shared/money.js';
import { ReportRange } from '../shared/report-range.js';
import { Day, Instant } from '../shared/text.js';
import { DepartureOutlook, SalesEntry, SalesFigures } from './report.schema.js';
import { todayAdmin } from './today.admin.js';

/** Maximum number of lines per list of the email, which also states the total. */
export const mostMorningLines = 8;

/** The sales of one day, as in the sales report, and its new bookings. */
export const getMorningSales = defineRpc({
  subject: 'leads.morning.sales.v1',
  input: z.object({ day: Day }),
  output: z.object({
    /** Last read of the ledgers; null before the first one. */
    readAt: z.nullable(Instant),
    totals: z.array(z.object({ currency: Currency, figures: SalesFigures })),
    booked: z.object({ items: z.array(SalesEntry), total: z.int() }),
  }),
  idempotent: true,
});

/** Tasks that need a person, as on the screen "Today", and reviews that wait for approval. */
export const getMorningTasks = defineRpc({
  subject: 'leads.morning.tasks.v1',
  input: z.object({}),
  output: z.object({
    /** The most urgent band first, and in it the most urgent line. */
    bands: z.array(
      z.object({
        band: todayAdmin.record.shape.band,
        items: z.array(todayAdmin.record),
        total: z.int(),
      }),
    ),
    reviews: z.int(),
  }),
  idempotent: true,
});

/** Departures of a range at risk, by the occupancy report. */
export const getMorningDepartures = defineRpc({
  subject: 'leads.morning.departures.v1',
  input: ReportRange,
  output: z.object({
    items: z.array(
      z.pick(DepartureOutlook, {
        id: true,
        tourTitle: true,
        startDate: true,
        sold: true,
        minimum: true,
        decisionDate: true,
        daysLeft: true,
        expected: true,
      }),
    ),
    total: z.int(),
  }),
  idempotent: true,
});
