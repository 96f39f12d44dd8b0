import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

export const mailDocumentsJob = leadsJobs.define({
  name: 'mail-documents',
  payload: z.object({ leadId: Id }),
});
