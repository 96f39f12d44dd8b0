import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Caller } from './auth.schema.js';

/** An owner's subscription to the morning email, and its address. */
export const MorningEmailChoice = z.object({ isWanted: z.boolean(), email: z.string() });

const problems = { 'admin.signed_out': 'unauthenticated', 'admin.role_refused': 'forbidden' } as const;

export const readMorningEmail = defineRpc({
  subject: 'identity.morning_email.read.v1',
  input: z.object({ caller: Caller }),
  output: MorningEmailChoice,
  problems,
  idempotent: true,
});

/** Changes the subscription of the calling owner. */
export const chooseMorningEmail = defineRpc({
  subject: 'identity.morning_email.choose.v1',
  input: z.object({ caller: Caller, isWanted: z.boolean() }),
  output: MorningEmailChoice,
  problems: { ...problems, 'input.invalid': 'invalid' },
});
