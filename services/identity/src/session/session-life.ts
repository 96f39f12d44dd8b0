import type { Role } from '@valam/contracts/identity/auth.schema';
import { isStaffRole } from '../user/staff-role.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Maximum age and idle timeout of a session. */
interface Life {
  readonly ageMs: number;
  readonly restMs: number;
}

/**
 * 12 hours: a working day. 2 hours idle, longer than a lunch or a meeting: an abandoned session would expose
 * everybody's data.
 */
export const ofStaff: Life = { ageMs: 12 * hourMs, restMs: 2 * hourMs };
/** Partners sign in about once a month, but not for every look at their earnings. */
export const ofPartners: Life = { ageMs: 30 * dayMs, restMs: 14 * dayMs };

const seenEveryMs = 5 * minuteMs;

const lifeOf = (role: Role): Life => (isStaffRole(role) ? ofStaff : ofPartners);

/** The end of a session that starts now, regardless of its use. */
export function sessionEnd(role: Role, from: Date): Date {
  return new Date(from.getTime() + lifeOf(role).ageMs);
}

/** The end of a session: its maximum age, or earlier its idle timeout. */
export function endOf(role: Role, session: { readonly expiresAt: Date; readonly seenAt: Date }): Date {
  const idleEnd = session.seenAt.getTime() + lifeOf(role).restMs;
  return new Date(Math.min(session.expiresAt.getTime(), idleEnd));
}

/** Sessions last seen before these times have reached their idle timeout. */
export function idleSince(now: Date): { readonly staff: Date; readonly partners: Date } {
  return {
    staff: new Date(now.getTime() - ofStaff.restMs),
    partners: new Date(now.getTime() - ofPartners.restMs),
  };
}

/** `seenAt` is updated only every few minutes, so the idle timeout may occur that much earlier. */
export function isSeenLongAgo(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= seenEveryMs;
}
