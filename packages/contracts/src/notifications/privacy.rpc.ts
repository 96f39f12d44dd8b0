import * as z from 'zod/mini';
import { HeldData, HeldPlace } from '../identity/held-data.schema.js';
import { defineRpc } from '../shared/define.js';
import { Email } from '../shared/text.js';

/** Emails sent to a person, for the export requested with an emailed link. */
export const exportMailData = defineRpc({
  subject: 'notifications.privacy.export.v1',
  input: z.object({ email: Email, after: z.optional(HeldPlace) }),
  output: HeldData,
  idempotent: true,
  timeoutMs: 5_000,
});
