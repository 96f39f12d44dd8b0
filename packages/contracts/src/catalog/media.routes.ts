import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { takeInPicture } from './media.rpc.js';

const percent = z.optional(z.coerce.number().check(z.gte(0), z.lte(100)));

/** The body is the picture itself (`Content-Type: image/…`), at most 15 MB. */
export const uploadPictureRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/media',
  summary: 'Upload a picture',
  query: z.object({
    alt: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    kind: z._default(z.enum(['photograph', 'drawing']), 'photograph'),
    focusX: percent,
    focusY: percent,
  }),
  body: z.unknown(),
  output: takeInPicture.output,
  problems: takeInPicture.problems,
  status: 201,
  access: 'staff',
});
