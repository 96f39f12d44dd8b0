import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { AskedDay } from '../shared/text.js';
import { SacredDay } from './calendar.schema.js';

/** Festivals and full moons between two days, a year at most; by default the year from today. */
export const listSacredDays = defineRpc({
  subject: 'catalog.calendar.list.v1',
  input: z.object({ from: z.optional(AskedDay), to: z.optional(AskedDay) }),
  output: z.array(SacredDay),
  problems: { 'input.invalid': 'invalid' },
  idempotent: true,
});
