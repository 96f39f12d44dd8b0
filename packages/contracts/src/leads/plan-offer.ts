import { daysBetween, istDay } from '../shared/days.js';
import { balanceDueAt, type BookingTerms } from './booking-amounts.js';
import { planDaysBefore, type PlanBasis } from './payment-plan.js';

/** The days by which the balance of a booking made now may be split; null when the departure is too near. */
export function planOffer(
  startDate: string,
  now: Date,
  terms: BookingTerms,
): Pick<PlanBasis, 'today' | 'balanceDueOn'> | null {
  const today = istDay(now);
  if (daysBetween(today, startDate) <= planDaysBefore) return null;
  return { today, balanceDueOn: istDay(balanceDueAt(startDate, now, terms)) };
}
