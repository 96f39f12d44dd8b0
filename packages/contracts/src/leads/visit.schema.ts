import * as z from 'zod/mini';
import { Id, Slug } from '../shared/text.js';

/** How far a visit has come in the browser, in this order. */
export const browserSteps = ['tour', 'panel', 'details'] as const;
export const BrowserStep = z.enum(browserSteps);
export type BrowserStep = z.infer<typeof BrowserStep>;

/** The whole way: the last two are read from bookings. */
export const visitSteps = [...browserSteps, 'payment', 'deposit'] as const;
export const VisitStep = z.enum(visitSteps);
export type VisitStep = z.infer<typeof VisitStep>;

/** What kind of place a visitor came from; never which. */
export const visitSources = ['direct', 'search', 'social', 'email', 'partner', 'other'] as const;
export const VisitSource = z.enum(visitSources);
export type VisitSource = z.infer<typeof VisitSource>;

export const visitDevices = ['phone', 'tablet', 'desktop'] as const;
export const VisitDevice = z.enum(visitDevices);
export type VisitDevice = z.infer<typeof VisitDevice>;

/** All that is known of a visit that its visitor allows to be counted. */
export const Visit = z.object({ source: VisitSource, device: VisitDevice });
export type Visit = z.infer<typeof Visit>;

/** One step of a visit, as a browser says it. */
export const ReachedStep = z.extend(Visit, { step: BrowserStep, tour: Slug });
export type ReachedStep = z.infer<typeof ReachedStep>;

export const mostCountsAtOnce = 500;

/** Steps of many visits, added up. The id is the same whenever it is sent. */
export const VisitCounts = z.object({
  id: Id,
  counts: z
    .array(z.extend(ReachedStep, { count: z.int().check(z.gte(1)) }))
    .check(z.maxLength(mostCountsAtOnce)),
});
export type VisitCounts = z.infer<typeof VisitCounts>;
