import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Id, Instant } from '../shared/text.js';

/**
 * A staff member was blocked, dismissed or given another role. Links that this person created are revoked,
 * because the person could still open them.
 */
export const staffAccessEnded = defineEvent({
  subject: 'evt.identity.staff.access_ended.v1',
  payload: z.object({ userId: Id, email: z.string(), endedAt: Instant }),
});

/**
 * A staff member has left. Records keep the name of the person and lose the email address; the audit log
 * keeps the user id too. Emitted again for an address that was recorded concurrently.
 */
export const staffLeft = defineEvent({
  subject: 'evt.identity.staff.left.v1',
  payload: z.object({ userId: Id, email: z.string(), name: z.string(), leftAt: Instant }),
});
