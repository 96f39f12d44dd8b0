import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Instant } from '../shared/text.js';

/**
 * A person has proved their address and requested erasure. Units that are not called directly erase their data on this
 * event. The address is normalized.
 */
export const personErasureRequested = defineEvent({
  subject: 'evt.identity.person.erasure_requested.v1',
  payload: z.object({ email: z.string(), requestedAt: Instant }),
});
