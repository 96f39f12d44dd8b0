import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Currency } from '../shared/money.js';
import { ReportRange } from '../shared/report-range.js';
import { Day, Instant } from '../shared/text.js';
import { DepartureOutlook, SalesEntry, SalesFigures } from './report.schema.js';
import { todayAdmin } from './today.admin.js';

/** An email stays short: its lists end after so many lines and say how many there are. */
export const mostMorningLines = 8;

/** The sales of one day, as the sales report shows them, and the bookings that were made. */
export const getMorningSales = defineRpc({
  subject: 'leads.morning.sales.v1',
  input: z.object({ day: Day }),
  output: z.object({
    /** When the ledgers were last read; null before the first time. */
    readAt: z.nullable(Instant),
    totals: z.array(z.object({ currency: Currency, figures: SalesFigures })),
    booked: z.object({ items: z.array(SalesEntry), total: z.int() }),
  }),
  idempotent: true,
});

/** What needs someone, as the screen "Today" lists it, and reviews that wait to be read. */
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

/** Departures of a range that are at risk by the occupancy report. */
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
