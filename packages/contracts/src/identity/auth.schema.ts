import * as z from 'zod/mini';
import { Email, Id, Instant } from '../shared/text.js';

export const roles = ['contributor', 'owner', 'operations', 'sales', 'content', 'finance'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;
export const staffRoles = [
  'owner',
  'operations',
  'sales',
  'content',
  'finance',
] as const satisfies readonly Role[];

/** The signed-in person. */
export const SessionUser = z.object({
  id: Id,
  email: z.string(),
  fullName: z.nullable(z.string()),
  role: Role,
  isStaff: z.boolean(),
  /** Set for staff who have to set up one-time codes before anything else. */
  mustSetTotp: z.optional(z.boolean()),
  contributor: z.nullable(
    z.object({
      id: Id,
      slug: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      referralCode: z.nullable(z.string()),
      approvalStatus: z.string(),
    }),
  ),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** The caller, verified by the gateway; the first argument of every use case that needs it. */
export const Caller = z.object({
  userId: z.nullable(Id),
  role: z.nullable(Role),
  sessionId: z.nullable(Id),
  contributorId: z.nullable(Id),
  email: z.nullable(z.string()),
});
export type Caller = z.infer<typeof Caller>;

export const Credentials = z.object({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  totp: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});

/** A newly opened session; the token goes into the cookie and is never shown again. */
export const OpenedSession = z.object({
  token: z.string(),
  csrfToken: z.string(),
  expiresAt: Instant,
  user: SessionUser,
  /** The signed id of the browser, for a separate cookie that outlives the session. */
  device: z.optional(z.string()),
});

/** Data about the visitor in a request: for rate limits and for the list of sessions. */
export const Visitor = z.object({
  /** As used for limits: an IPv4 address, or the /64 of an IPv6 address. */
  address: z.string(),
  userAgent: z.nullable(z.string()),
  /** The signed id of a browser that has signed in before. */
  device: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type Visitor = z.infer<typeof Visitor>;
