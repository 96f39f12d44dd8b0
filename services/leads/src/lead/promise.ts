import type { LeadType } from '@valam/contracts/leads/lead.schema';
import { afterOfficeTime, lastOfficeMoment } from './office-hours.js';

const hourMs = 3_600_000;

/** Hours promised per kind of lead; what is answered automatically promises nothing. */
const promisedHours: Record<LeadType, number | null> = {
  inquiry: 24,
  contact: 24,
  private_tour_inquiry: 48,
  download: null,
  booking: null,
};

/** No one answers in less than two hours of office time, whatever was promised on a Saturday evening. */
const leastOfficeMs = 2 * hourMs;

/** Until when an answer is due: within the promise, at an hour at which someone is there to give it. */
export function answerDueAt(type: LeadType, receivedAt: Date): Date | null {
  const hours = promisedHours[type];
  if (hours === null) return null;
  const withinPromise = lastOfficeMoment(new Date(receivedAt.getTime() + hours * hourMs));
  const soonest = afterOfficeTime(receivedAt, leastOfficeMs);
  return withinPromise > soonest ? withinPromise : soonest;
}
