import * as z from 'zod/mini';
import { addDays, dayCount } from './days.js';
import { Day } from './text.js';

/** Days in India, both included. The range before it is as long and ends the day before `from`. */
export const ReportRange = z.object({ from: Day, to: Day });
export type ReportRange = z.infer<typeof ReportRange>;

/** As many days, directly before. */
export function rangeBefore({ from, to }: ReportRange): ReportRange {
  return { from: addDays(from, -dayCount(from, to)), to: addDays(from, -1) };
}

export const mostReportDays = 731;
