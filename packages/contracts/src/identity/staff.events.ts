import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Id, Instant } from '../shared/text.js';

/**
 * A member of staff was blocked, dismissed or given another role. Links that they made with their rights end: who left could
 * still open them.
 */
export const staffAccessEnded = defineEvent({
  subject: 'evt.identity.staff.access_ended.v1',
  payload: z.object({ userId: Id, email: z.string(), endedAt: Instant }),
});

/**
 * A member of staff has left. Records keep who decided by name and lose the address; the audit log keeps the account's
 * id as well. Announced again for an address that was recorded while the person left.
 */
export const staffLeft = defineEvent({
  subject: 'evt.identity.staff.left.v1',
  payload: z.object({ userId: Id, email: z.string(), name: z.string(), leftAt: Instant }),
});
