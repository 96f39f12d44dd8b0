import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

export const eraseFromLeadsJob = defineJob({
  name: 'erase-from-leads',
  payload: z.object({ email: z.string() }),
  // Without the address the erasure could never be carried out, and more than an address would stay.
  isKeptUntilDone: true,
});

export const erasePicturesJob = defineJob({
  name: 'erase-pictures',
  payload: z.object({ keys: z.array(z.string()) }),
  isKeptUntilDone: true,
});
