import { unsubscribeFromNewsletterRoute } from './newsletter.routes.js';
import { stopCheckoutRemindersRoute } from './unfinished-checkout.routes.js';

/**
 * Pages used in the `List-Unsubscribe` of emails → the calls that unsubscribe, with the token as their last part. Email
 * programs post a form to the page (RFC 8058): the shell passes it on, and the gateway accepts a form for these calls.
 */
export const unsubscribeCalls: Readonly<Record<string, { readonly path: string }>> = {
  '/newsletter/unsubscribe': unsubscribeFromNewsletterRoute,
  '/booking/reminders-off': stopCheckoutRemindersRoute,
};
