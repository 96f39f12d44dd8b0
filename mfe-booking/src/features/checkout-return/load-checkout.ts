import type { AppContext } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { showInvalidLink, openLink } from '../../parts/open-link';

/** Loads the session in the URL, bypassing the cache. */
export function loadCheckout(app: AppContext, search: URLSearchParams): Promise<unknown> {
  const id = search.get('session_id');
  if (!id) return showInvalidLink();
  return openLink(app.query(bookingApi.endpoints.checkoutSession, { id }, { fresh: true }));
}
