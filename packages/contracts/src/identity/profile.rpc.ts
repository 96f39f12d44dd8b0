import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Caller } from './auth.schema.js';
import { OwnContributor, ProfileChange } from './contributor.schema.js';

const problems = {
  'identity.signed_out': 'unauthenticated',
  'identity.no_contributor': 'not_found',
} as const;

export const getOwnProfile = defineRpc({
  subject: 'identity.profile.get.v1',
  input: z.object({ caller: Caller }),
  output: OwnContributor,
  problems,
  idempotent: true,
});

export const changeOwnProfile = defineRpc({
  subject: 'identity.profile.change.v1',
  input: z.object({ caller: Caller, change: ProfileChange, version: z.nullable(z.int()) }),
  output: OwnContributor,
  problems: { ...problems, 'input.invalid': 'invalid', 'identity.stale': 'conflict' },
});
