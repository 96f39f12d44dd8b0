import { Day, Id, Instant } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

/** A departure was canceled: notifies its waitlist. */
export const closeQueueJob = leadsJobs.define({
  name: 'close-queue',
  payload: z.object({ departureId: Id, reason: z.string() }),
  isKeptUntilDone: true,
});

const ChangedDays = z.object({
  departureId: Id,
  formerDays: z.object({ startDate: Day, endDate: Day }),
  /** People who booked or got an offer until then know the former days. */
  changedAt: Instant,
});

/** A departure was rescheduled: updates its bookings and notifies their travelers. */
export const moveBookingsJob = leadsJobs.define({
  name: 'move-bookings',
  payload: ChangedDays,
  isKeptUntilDone: true,
});

/** The same for people with a waitlist offer. */
export const moveOffersJob = leadsJobs.define({
  name: 'move-offers',
  payload: ChangedDays,
  isKeptUntilDone: true,
});
