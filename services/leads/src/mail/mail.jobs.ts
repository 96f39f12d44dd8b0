import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

export const mailDocumentsJob = defineJob({ name: 'mail-documents', payload: z.object({ leadId: Id }) });
