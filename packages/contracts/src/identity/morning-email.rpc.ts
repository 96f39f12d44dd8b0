import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Caller } from './auth.schema.js';

/** Whether an owner gets the morning email, and at which address. */
export const MorningEmailChoice = z.object({ isWanted: z.boolean(), email: z.string() });

const problems = { 'admin.signed_out': 'unauthenticated', 'admin.role_refused': 'forbidden' } as const;

export const readMorningEmail = defineRpc({
  subject: 'identity.morning_email.read.v1',
  input: z.object({ caller: Caller }),
  output: MorningEmailChoice,
  problems,
  idempotent: true,
});

/** An owner chooses for the own account. */
export const chooseMorningEmail = defineRpc({
  subject: 'identity.morning_email.choose.v1',
  input: z.object({ caller: Caller, isWanted: z.boolean() }),
  output: MorningEmailChoice,
  problems: { ...problems, 'input.invalid': 'invalid' },
});
