import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Claim } from './setting.schema.js';

export const listClaims = defineRpc({
  subject: 'catalog.setting.claims.v1',
  input: z.object({}),
  output: z.array(Claim),
  idempotent: true,
});
