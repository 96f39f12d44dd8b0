import * as z from 'zod/mini';
import { Id, Slug } from '../shared/text.js';

/** Steps of a visit in the browser, in this order. */
export const browserSteps = ['tour', 'panel', 'details'] as const;
export const BrowserStep = z.enum(browserSteps);
export type BrowserStep = z.infer<typeof BrowserStep>;

/** All steps: the last two are read from bookings. */
export const visitSteps = [...browserSteps, 'payment', 'deposit'] as const;
export const VisitStep = z.enum(visitSteps);
export type VisitStep = z.infer<typeof VisitStep>;

/** Kind of source that a visitor came from; never the source itself. */
export const visitSources = ['direct', 'search', 'social', 'email', 'partner', 'other'] as const;
export const VisitSource = z.enum(visitSources);
export type VisitSource = z.infer<typeof VisitSource>;

export const visitDevices = ['phone', 'tablet', 'desktop'] as const;
export const VisitDevice = z.enum(visitDevices);
export type VisitDevice = z.infer<typeof VisitDevice>;

/** All data stored about a visit whose visitor allows counting. */
export const Visit = z.object({ source: VisitSource, device: VisitDevice });
export type Visit = z.infer<typeof Visit>;

/** One step of a visit, sent by a browser. */
export const ReachedStep = z.extend(Visit, { step: BrowserStep, tour: Slug });
export type ReachedStep = z.infer<typeof ReachedStep>;

export const mostCountsAtOnce = 500;

/** Summed steps of many visits. The id stays the same on retries. */
export const VisitCounts = z.object({
  id: Id,
  counts: z
    .array(z.extend(ReachedStep, { count: z.int().check(z.gte(1)) }))
    .check(z.maxLength(mostCountsAtOnce)),
});
export type VisitCounts = z.infer<typeof VisitCounts>;
