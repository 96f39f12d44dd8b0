import * as z from 'zod/mini';
import { HeldData } from '../identity/held-data.schema.js';
import { defineRpc } from '../shared/define.js';
import { Email } from '../shared/text.js';

/** Public texts of a person with this email address, for the export requested with an emailed link. */
export const exportContentData = defineRpc({
  subject: 'catalog.privacy.export.v1',
  input: z.object({ email: Email }),
  output: HeldData,
  idempotent: true,
  timeoutMs: 5_000,
});
