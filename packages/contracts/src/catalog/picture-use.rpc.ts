import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { mediaKeyPattern } from './media.address.js';

const Keys = z.array(z.string().check(z.regex(mediaKeyPattern))).check(z.maxLength(200));
const question = {
  input: z.object({ keys: Keys }),
  output: z.object({ used: Keys }),
  idempotent: true,
} as const;

/** Returns which of these pictures are used by a service's records; catalog asks before deleting pictures. */
export const picturesUsedByIdentity = defineRpc({ subject: 'identity.pictures.used.v1', ...question });
export const picturesUsedByLeads = defineRpc({ subject: 'leads.pictures.used.v1', ...question });
