import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Instant } from '../shared/text.js';

/**
 * A person has proved their address and asked to be forgotten. Units that are not asked directly erase what they hold
 * of them on hearing this. The address is normalised.
 */
export const personErasureRequested = defineEvent({
  subject: 'evt.identity.person.erasure_requested.v1',
  payload: z.object({ email: z.string(), requestedAt: Instant }),
});
