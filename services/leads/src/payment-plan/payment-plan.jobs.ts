import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

/** A card was saved on the provider's page: asks the provider for the card. */
export const readSavedCardJob = leadsJobs.define({
  name: 'read-saved-card',
  payload: z.object({ cardId: Id, setupId: z.string() }),
  isKeptUntilDone: true,
});

/** A card is no longer needed: deletes it at the provider. */
export const detachCardJob = leadsJobs.define({ name: 'detach-card', payload: z.object({ cardId: Id }) });
