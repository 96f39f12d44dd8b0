import { lastBookable } from '../departure/departure-status.js';

const dayMs = 86_400_000;

/**
 * The deadline of a proposal: a number of days from now, but before the first day of the departure, on which
 * nobody can book.
 */
export function quoteDeadline(now: Date, validDays: number, startDate: string): Date {
  return new Date(Math.min(now.getTime() + validDays * dayMs, lastBookable(startDate).getTime()));
}
