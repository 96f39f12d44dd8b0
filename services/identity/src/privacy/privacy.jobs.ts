import * as z from 'zod/mini';
import { identityJobs } from '../jobs.js';

export const eraseFromLeadsJob = identityJobs.define({
  name: 'erase-from-leads',
  payload: z.object({ email: z.string() }),
  // Without the address the erasure could never be executed, and more data than an address would remain.
  isKeptUntilDone: true,
});

export const erasePicturesJob = identityJobs.define({
  name: 'erase-pictures',
  payload: z.object({ keys: z.array(z.string()) }),
  isKeptUntilDone: true,
});
