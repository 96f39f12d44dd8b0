import * as z from 'zod/mini';
import { HeldData, HeldPlace } from '../identity/held-data.schema.js';
import { defineRpc } from '../shared/define.js';
import { Email } from '../shared/text.js';
import { mediaKeyPattern } from './media.address.js';

/** Public texts of a person with this email address, for the export requested with an emailed link. */
export const exportContentData = defineRpc({
  subject: 'catalog.privacy.export.v1',
  input: z.object({ email: Email, after: z.optional(HeldPlace) }),
  output: HeldData,
  idempotent: true,
  timeoutMs: 5_000,
});

/**
 * Deletes pictures of an erased person, unless another record shows them. A repeat deletes nothing more.
 */
export const erasePictures = defineRpc({
  subject: 'catalog.privacy.erase_pictures.v1',
  input: z.object({ keys: z.array(z.string().check(z.regex(mediaKeyPattern))).check(z.maxLength(200)) }),
  output: z.object({ erased: z.int() }),
  idempotent: true,
  timeoutMs: 8_000,
});
