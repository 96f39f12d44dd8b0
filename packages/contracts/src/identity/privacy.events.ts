import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Instant } from '../shared/text.js';

/**
 * A person has proved their address and asked to be forgotten. Every unit erases what it holds of them; money records
 * stay as the law asks, without more than it asks. The address is normalised.
 */
export const personErasureRequested = defineEvent({
  subject: 'evt.identity.person.erasure_requested.v1',
  payload: z.object({ email: z.string(), requestedAt: Instant }),
});
