import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** A page on which a card was to be saved is complete: the provider is asked which card it is. */
export const readSavedCardJob = defineJob({
  name: 'read-saved-card',
  payload: z.object({ cardId: Id, setupId: z.string() }),
});

/** A card is no longer needed: the provider forgets it. */
export const detachCardJob = defineJob({ name: 'detach-card', payload: z.object({ cardId: Id }) });
