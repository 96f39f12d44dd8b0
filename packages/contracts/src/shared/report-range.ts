import * as z from 'zod/mini';
import { addDays, dayCount } from './days.js';
import { Day } from './text.js';

/** Days in India, inclusive. The previous range has the same length and ends the day before `from`. */
export const ReportRange = z.object({ from: Day, to: Day });
export type ReportRange = z.infer<typeof ReportRange>;

/** The previous range of the same length. */
export function rangeBefore({ from, to }: ReportRange): ReportRange {
  return { from: addDays(from, -dayCount(from, to)), to: addDays(from, -1) };
}

export const mostReportDays = 731;

/** Maximum number of rows in a response, such as partners or tours; the others are summed up. */
export const mostReportRows = 500;

/** In a request for entries: those of the previous range, with which the figures are compared. */
export const RangeBefore = z.literal('before');

/**
 * In a request, the key of the row that sums up the others. No tour, country, partner or code has this key.
 */
export const keyOfOthers = '^';

/**
 * In a request, the key of the row without a value, such as sales without a promo code: its own key is empty,
 * and URLs omit empty parameters, which would request all rows.
 */
export const keyOfNone = '~';

/** Converts a key of a request into the key of a row. */
export const rowKey = (key: string | undefined): string | undefined => (key === keyOfNone ? '' : key);
