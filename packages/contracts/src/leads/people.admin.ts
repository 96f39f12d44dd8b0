import * as z from 'zod/mini';
import { sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { text } from '../shared/admin-record.js';
import { Day, Id, Instant } from '../shared/text.js';
import { BookingState } from './booking-states.js';
import { LeadState, LeadType, PaymentStatus } from './lead.schema.js';

/** A person across leads, bookings and newsletter, identified by the email address. */
export const peopleAdmin = defineAdminEntity({
  name: 'people',
  service: 'leads',
  summary: 'One person over leads, bookings and newsletter, found by the address that they all carry',
  record: z.object({
    /** The person's normalized email address. */
    id: z.string(),
    version: z.int(),
    email: z.string(),
    name: text,
    leads: z.int(),
    bookings: z.int(),
    isSubscriber: z.boolean(),
    referralCode: text,
    lastAt: Instant,
    leadList: z.optional(
      z.array(
        z.object({
          id: Id,
          type: LeadType,
          state: LeadState,
          tourTitle: text,
          paymentStatus: PaymentStatus,
          createdAt: Instant,
        }),
      ),
    ),
    bookingList: z.optional(
      z.array(
        z.object({
          id: Id,
          ref: z.string(),
          state: BookingState,
          tourTitle: z.string(),
          startDate: Day,
          createdAt: Instant,
        }),
      ),
    ),
  }),
  filters: [],
  sort: [],
  search: ['name', 'email'],
  roles: { read: sellers },
  audited: [],
  hidden: [],
  actions: {},
});
