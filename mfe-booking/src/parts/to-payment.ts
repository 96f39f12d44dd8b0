import type { PaymentPage } from '@valam/contracts/leads/checkout.schema';
import type { ActionResult, AppContext } from '@valam/mfe-kit/remote';

/**
 * The way to the payment page. A form without scripts may only lead to this site, so it goes to our own page with the
 * link to it.
 */
export function toPayment(app: AppContext, { url, sessionId }: PaymentPage): ActionResult {
  const ownPage = sessionId ? `/booking/cancelled?session_id=${encodeURIComponent(sessionId)}` : url;
  return { ok: true, redirect: app.isServer ? ownPage : url };
}
