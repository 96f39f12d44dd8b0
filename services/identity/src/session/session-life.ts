import { staffRoles, type Role } from '@valam/contracts/identity/auth.schema';

const hourMs = 3_600_000;
const partnerMs = 30 * 24 * hourMs;
const staffMs = 12 * hourMs;
const seenEveryMs = 300_000;

export const isStaffRole = (role: Role): boolean => (staffRoles as readonly Role[]).includes(role);

/** Staff sign in every working day; partners once a month. */
export function sessionEnd(role: Role, from: Date): Date {
  return new Date(from.getTime() + (isStaffRole(role) ? staffMs : partnerMs));
}

/** Being seen is written down every few minutes only. */
export function isSeenLongAgo(seenAt: Date, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= seenEveryMs;
}
