import type { PaymentPage } from '@valam/contracts/leads/checkout.schema';
import type { ActionResult, AppContext } from '@valam/mfe-kit/remote';

/**
 * Redirects to the payment page. A form without JavaScript may only redirect within this site, so it opens our own page with a link to
 * it.
 */
export function toPayment(app: AppContext, { url, sessionId }: PaymentPage): ActionResult {
  // Gift cards have covered the full amount: no payment page is needed.
  if (new URL(url).pathname === '/booking/success') return { ok: true, redirect: ownPath(url) };
  const ownPage = sessionId ? `/booking/cancelled?session_id=${encodeURIComponent(sessionId)}` : url;
  return { ok: true, redirect: app.isServer ? ownPage : url };
}

function ownPath(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
