import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { IdempotencyKey } from './account.schema.js';
import { Visitor } from './auth.schema.js';
import { HostApplicationInput, HostApplicationReceipt } from './host-application.schema.js';

export const applyAsHost = defineRpc({
  subject: 'identity.host-application.apply.v1',
  input: z.object({ application: HostApplicationInput, visitor: Visitor, idempotencyKey: IdempotencyKey }),
  output: HostApplicationReceipt,
  problems: { 'input.invalid': 'invalid', 'identity.idempotency_key_reused': 'conflict' },
});
