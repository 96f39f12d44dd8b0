import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { getUnfinishedCheckout, stopCheckoutReminders } from './unfinished-checkout.rpc.js';

export const getUnfinishedCheckoutRoute = defineRoute({
  method: 'GET',
  path: '/api/checkout/unfinished/:token',
  summary: 'The booking form of an unpaid checkout, opened by the link in the reminder',
  params: getUnfinishedCheckout.input,
  output: getUnfinishedCheckout.output,
  problems: getUnfinishedCheckout.problems,
});

export const stopCheckoutRemindersRoute = defineRoute({
  method: 'POST',
  path: '/api/checkout/reminders-off/:token',
  summary: 'No more reminders of unfinished bookings; email programs post here as RFC 8058 says',
  params: stopCheckoutReminders.input,
  body: z.optional(z.object({})),
  output: stopCheckoutReminders.output,
  problems: stopCheckoutReminders.problems,
});
