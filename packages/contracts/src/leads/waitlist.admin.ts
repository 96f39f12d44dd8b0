import * as z from 'zod/mini';
import { frontDesk, sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Id, Instant } from '../shared/text.js';
import { WaitlistState } from './waitlist.schema.js';

/** The waitlists of sold-out dates. */
export const waitlistAdmin = defineAdminEntity({
  name: 'waitlist',
  service: 'leads',
  summary: 'The waitlists of sold-out dates',
  record: z.object({
    id: Id,
    version: z.int(),
    departureId: Id,
    state: WaitlistState,
    queueNumber: z.int(),
    quantity: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.nullable(z.string()),
    offeredAt: z.nullable(Instant),
    offerExpiresAt: z.nullable(Instant),
    bookingId: z.nullable(Id),
    referralCode: z.nullable(z.string()),
    sourceUrl: z.nullable(z.string()),
    createdAt: Instant,
  }),
  filters: ['departureId', 'state', 'email'],
  sort: ['createdAt', 'offerExpiresAt', 'queueNumber'],
  search: ['email', 'firstName', 'lastName'],
  roles: { read: frontDesk },
  audited: ['state', 'quantity', 'offerExpiresAt'],
  hidden: [],
  actions: {
    withdraw: { roles: sellers, needsReason: true },
  },
});
