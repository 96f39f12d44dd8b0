import { unsubscribeFromNewsletterRoute } from './newsletter.routes.js';
import { stopCheckoutRemindersRoute } from './unfinished-checkout.routes.js';

/**
 * Pages used in the `List-Unsubscribe` of emails → the calls that unsubscribe, with the token as the last
 * segment. Email clients post a form to the page (RFC 8058); the shell forwards it, and the gateway accepts a
 * form for these calls.
 */
export const unsubscribeCalls: Readonly<Record<string, { readonly path: string }>> = {
  '/newsletter/unsubscribe': unsubscribeFromNewsletterRoute,
  '/booking/reminders-off': stopCheckoutRemindersRoute,
};
