import type { LeadType } from '@valam/contracts/leads/lead.schema';
import { afterOfficeTime, lastOfficeMoment } from './office-hours.js';

const hourMs = 3_600_000;

/** Promised hours by kind of lead; null for automatic answers. */
const promisedHours: Record<LeadType, number | null> = {
  inquiry: 24,
  contact: 24,
  private_tour_inquiry: 48,
  download: null,
  booking: null,
};

/** The minimum office time for an answer, even to an inquiry late on a Saturday. */
const leastOfficeMs = 2 * hourMs;

/** The deadline for an answer: within the promise, during office hours. */
export function answerDueAt(type: LeadType, receivedAt: Date): Date | null {
  const hours = promisedHours[type];
  if (hours === null) return null;
  const withinPromise = lastOfficeMoment(new Date(receivedAt.getTime() + hours * hourMs));
  const soonest = afterOfficeTime(receivedAt, leastOfficeMs);
  return withinPromise > soonest ? withinPromise : soonest;
}
