import * as z from 'zod/mini';
import { Caller } from '../identity/auth.schema.js';
import { defineRpc } from '../shared/define.js';
import { mediaKeyPattern } from './media.address.js';
import { Picture, pictureFormats } from './picture.schema.js';

const MediaKey = z.string().check(z.regex(mediaKeyPattern));
const Variant = z.object({ width: z.int(), format: z.enum(pictureFormats) });

/**
 * Processes an upload that the gateway has streamed to `mediaObjects.incoming(id)`: checks it, re-encodes it without
 * metadata and registers it; its variants are made in the background. The same bytes give the same picture.
 */
export const takeInPicture = defineRpc({
  subject: 'catalog.media.intake.v1',
  input: z.object({
    incoming: z.string().check(z.regex(/^[a-zA-Z0-9-]{8,64}$/)),
    alt: z.string().check(z.trim(), z.maxLength(300)),
    kind: z._default(z.enum(['photograph', 'drawing']), 'photograph'),
    focus: z.optional(
      z.object({
        x: z.number().check(z.gte(0), z.lte(100)),
        y: z.number().check(z.gte(0), z.lte(100)),
      }),
    ),
    /** The back-office user who uploads it; omitted for a contributor's own photo. */
    editor: z.optional(Caller),
  }),
  output: z.object({ key: z.string(), picture: Picture }),
  problems: {
    'catalog.upload_forbidden': 'forbidden',
    'catalog.picture_unreadable': 'unsupported',
    'catalog.picture_too_large': 'too_large',
    'catalog.upload_missing': 'not_found',
    'catalog.storage_unavailable': 'unavailable',
  },
  idempotent: true,
  timeoutMs: 20_000,
});

/**
 * Reports that a missing variant was requested: schedules it, and returns the variants to serve in the
 * meantime.
 */
export const wantPicture = defineRpc({
  subject: 'catalog.media.want.v1',
  input: z.object({ key: MediaKey, width: z.int(), format: z.enum(pictureFormats) }),
  output: z.object({ available: z.array(Variant), isQueued: z.boolean() }),
  problems: { 'catalog.picture_not_found': 'not_found' },
  idempotent: true,
  timeoutMs: 1_500,
});
