import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** A card was saved on the provider's page: asks the provider for the card. */
export const readSavedCardJob = defineJob({
  name: 'read-saved-card',
  payload: z.object({ cardId: Id, setupId: z.string() }),
  isKeptUntilDone: true,
});

/** A card is no longer needed: deletes it at the provider. */
export const detachCardJob = defineJob({ name: 'detach-card', payload: z.object({ cardId: Id }) });
