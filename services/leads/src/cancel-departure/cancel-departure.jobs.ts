import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

export const cancelWithDepartureJob = defineJob({
  name: 'cancel-with-departure',
  payload: z.object({ departureId: Id, bookingId: Id, reason: z.string(), actorId: z.nullable(z.string()) }),
  // The reason is about the departure, and travelers are to get their money back.
  isKeptUntilDone: true,
});
