import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

/** Queries the provider for a card that was saved on its page. */
export const readSavedCardJob = leadsJobs.define({
  name: 'read-saved-card',
  payload: z.object({ cardId: Id, setupId: z.string() }),
  isKeptUntilDone: true,
});

/** Deletes a card at the provider that is no longer needed. */
export const detachCardJob = leadsJobs.define({ name: 'detach-card', payload: z.object({ cardId: Id }) });
