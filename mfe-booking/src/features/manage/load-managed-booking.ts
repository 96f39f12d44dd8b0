import type { AppContext } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { availabilityOf } from '../../api/trip-availability';
import { openLink } from '../../parts/open-link';
import { loadForms } from './later-forms';
import { wishOf } from './manage-address';

const { endpoints } = bookingApi;
const fresh = { fresh: true } as const;

/** Loads the booking, and the quote for the change in the URL. */
export async function loadManagedBooking(
  app: AppContext,
  token: string,
  search: URLSearchParams,
): Promise<void> {
  const { doing, dateId, quantity } = wishOf(search);
  const asked = openLink(app.query(endpoints.booking, { token }, fresh));
  await Promise.all([
    asked.then((booking) => loadForms(booking, doing)),
    doing === 'cancel' && app.attempt(endpoints.quoteCancel, { token }, fresh),
    dateId && app.attempt(endpoints.quoteChange, { token, dateId }, fresh),
    quantity && app.attempt(endpoints.quoteGroupSize, { token, quantity }, fresh),
    doing === 'change-date' &&
      asked.then(
        ({ tripKind, tourSlug: slug }) =>
          slug ? app.attempt(availabilityOf(tripKind), { slug }, fresh) : undefined,
        () => undefined,
      ),
  ]);
}
