import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Day } from '../shared/text.js';
import { SacredDay } from './calendar.schema.js';

/** Festivals and full moons between two days, a year at most; by default the year from today. */
export const listSacredDays = defineRpc({
  subject: 'catalog.calendar.list.v1',
  input: z.object({ from: z.optional(Day), to: z.optional(Day) }),
  output: z.array(SacredDay),
  problems: { 'input.invalid': 'invalid' },
  idempotent: true,
});
