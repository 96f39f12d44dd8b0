import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

export const cancelWithDepartureJob = leadsJobs.define({
  name: 'cancel-with-departure',
  payload: z.object({ departureId: Id, bookingId: Id, reason: z.string(), actorId: z.nullable(z.string()) }),
  // The reason is about the departure, not a person, and travelers must get their refunds.
  isKeptUntilDone: true,
});
