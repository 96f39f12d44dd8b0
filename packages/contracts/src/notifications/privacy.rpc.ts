import * as z from 'zod/mini';
import { HeldData } from '../identity/held-data.schema.js';
import { defineRpc } from '../shared/define.js';
import { Email } from '../shared/text.js';

/** Which emails went to a person: for the export that the person asked for by a mailed link. */
export const exportMailData = defineRpc({
  subject: 'notifications.privacy.export.v1',
  input: z.object({ email: Email }),
  output: HeldData,
  idempotent: true,
  timeoutMs: 5_000,
});
