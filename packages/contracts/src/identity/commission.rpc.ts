import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Caller } from './auth.schema.js';
import { CommissionOutlook } from './commission.schema.js';

/** Payouts made to partners, and amounts due with their dates. */
export const getCommissionOutlook = defineRpc({
  subject: 'identity.commission.outlook.v1',
  input: z.object({ caller: Caller }),
  output: CommissionOutlook,
  problems: { 'admin.signed_out': 'unauthenticated', 'admin.role_refused': 'forbidden' },
  idempotent: true,
});
