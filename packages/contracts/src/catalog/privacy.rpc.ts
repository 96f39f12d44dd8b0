import * as z from 'zod/mini';
import { HeldData } from '../identity/held-data.schema.js';
import { defineRpc } from '../shared/define.js';
import { Email } from '../shared/text.js';

/** What a person has said in public under an address: for the export that the person asked for by a mailed link. */
export const exportContentData = defineRpc({
  subject: 'catalog.privacy.export.v1',
  input: z.object({ email: Email }),
  output: HeldData,
  idempotent: true,
  timeoutMs: 5_000,
});
