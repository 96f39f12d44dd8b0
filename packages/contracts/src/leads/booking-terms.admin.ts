import * as z from 'zod/mini';
import { frontDesk, treasurers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Instant } from '../shared/text.js';

const whole = (from: number, to: number) =>
  z.optional(z.int(`Must be a whole number from ${from} to ${to}.`).check(z.gte(from), z.lte(to)));

/** The operator's terms for every booking: deposit, balance date, hold. One record. */
export const bookingTermsAdmin = defineAdminEntity({
  name: 'booking-terms',
  service: 'leads',
  summary: 'What the operator sets about every booking: deposit, balance date, hold. One record',
  record: z.object({
    id: z.string(),
    version: z.int(),
    depositPercent: z.int(),
    balanceDaysBefore: z.int(),
    holdMinutes: z.int(),
    changedAt: Instant,
  }),
  input: z.object({
    depositPercent: whole(5, 90),
    balanceDaysBefore: whole(1, 180),
    holdMinutes: whole(33, 240),
  }),
  filters: [],
  sort: [],
  search: [],
  roles: { read: frontDesk, write: treasurers },
  audited: ['depositPercent', 'balanceDaysBefore', 'holdMinutes'],
  hidden: [],
  actions: {},
});
