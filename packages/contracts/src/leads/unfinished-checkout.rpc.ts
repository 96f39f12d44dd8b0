import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { TokenParams } from './token.schema.js';
import { UnfinishedCheckout } from './unfinished-checkout.schema.js';

const unknown = { 'leads.link_unknown': 'not_found' } as const;

/** Restores the checkout of a reminder's link. Read only; valid until the booking is made or the tour begins. */
export const getUnfinishedCheckout = defineRpc({
  subject: 'leads.checkout.unfinished.v1',
  input: TokenParams,
  output: UnfinishedCheckout,
  problems: unknown,
  idempotent: true,
});

/** Opts the person out of reminders of this kind. */
export const stopCheckoutReminders = defineRpc({
  subject: 'leads.checkout.stop_reminders.v1',
  input: TokenParams,
  output: z.object({ ok: z.literal(true) }),
  problems: unknown,
  idempotent: true,
});
