import type { AppContext } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { availabilityOf } from '../../api/trip-availability';
import { openLink } from '../../parts/open-link';
import { BookingForm } from './later-parts';

const { unfinishedCheckout } = bookingApi.endpoints;

/** Loads the booking that a reminder's link restores, and on the server the form for browsers without JavaScript. */
export async function loadUnfinished(app: AppContext, token: string): Promise<void> {
  const { tripKind, tourSlug } = await openLink(app.query(unfinishedCheckout, { token }, { fresh: true }));
  if (app.isServer && tourSlug)
    await Promise.all([
      app.attempt(availabilityOf(tripKind), { slug: tourSlug }, { fresh: true }),
      BookingForm.preload(),
    ]);
}
