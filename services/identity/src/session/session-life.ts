import type { Role } from '@valam/contracts/identity/auth.schema';
import { isStaffRole } from '../user/staff-role.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a session lasts at most, and how long without being used. */
interface Life {
  readonly ageMs: number;
  readonly restMs: number;
}

/** A working day; a session that rested longer than a lunch or a meeting was left behind, with everybody's data in it. */
export const ofStaff: Life = { ageMs: 12 * hourMs, restMs: 2 * hourMs };
/** Once a month at least; who looks at earnings now and then is not asked every time. */
export const ofPartners: Life = { ageMs: 30 * dayMs, restMs: 14 * dayMs };

const seenEveryMs = 5 * minuteMs;

const lifeOf = (role: Role): Life => (isStaffRole(role) ? ofStaff : ofPartners);

/** When a session that begins now ends, however much it is used. */
export function sessionEnd(role: Role, from: Date): Date {
  return new Date(from.getTime() + lifeOf(role).ageMs);
}

/** When a session ends: by age, or earlier by rest. */
export function endOf(role: Role, session: { readonly expiresAt: Date; readonly seenAt: Date }): Date {
  const rested = session.seenAt.getTime() + lifeOf(role).restMs;
  return new Date(Math.min(session.expiresAt.getTime(), rested));
}

/** What was last seen before these is over by rest. */
export function restedSince(now: Date): { readonly staff: Date; readonly partners: Date } {
  return {
    staff: new Date(now.getTime() - ofStaff.restMs),
    partners: new Date(now.getTime() - ofPartners.restMs),
  };
}

/** Being seen is written down every few minutes only, so a session may end so much earlier by rest. */
export function isSeenLongAgo(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= seenEveryMs;
}
