import type { TripKind } from '@valam/contracts/catalog/trip';
import { lazyPage, type AppContext, type RemoteModule } from '@valam/mfe-kit/remote';
import { bookingApi } from '../api/booking.api';
import { availabilityOf } from '../api/trip-availability';
import { BookingForm, PanelInquiry, WaitlistForm } from '../features/booking-panel/later-parts';

const { availability } = bookingApi.endpoints;

const bookingPanels = () =>
  import(/* webpackChunkName: "booking-panel" */ '../features/booking-panel/booking-panel');

async function loadPanel(app: AppContext, kind: TripKind, slug: string): Promise<void> {
  const departures = await app.query(availabilityOf(kind), { slug }, { fresh: true });
  if (departures.length === 0) await PanelInquiry.preload();
  // Without JavaScript nothing can be lazy-loaded, so the server renders both forms.
  else if (app.isServer) await Promise.all([WaitlistForm.preload(), BookingForm.preload()]);
}

/** Slots that booking fills in other remotes' pages. */
export const slots: RemoteModule['slots'] = {
  'booking/BookingPanel': {
    component: lazyPage('booking-panel', () =>
      bookingPanels().then(({ TourPanel }) => ({ default: TourPanel })),
    ),
    load: (app, { tourSlug }) => loadPanel(app, 'tour', tourSlug),
  },
  'booking/RetreatPanel': {
    component: lazyPage('booking-panel', () =>
      bookingPanels().then(({ RetreatPanel }) => ({ default: RetreatPanel })),
    ),
    load: (app, { retreatSlug }) => loadPanel(app, 'retreat', retreatSlug),
  },
  'booking/RefundRuler': {
    component: lazyPage(
      'refund-ruler',
      () => import(/* webpackChunkName: "refund-ruler" */ '../features/refund-ruler/refund-ruler-slot'),
    ),
    load: (app, { tourSlug }) => app.query(availability, { slug: tourSlug }),
  },
  'booking/PrivateTourDialog': {
    component: lazyPage(
      'private-tour-dialog',
      () =>
        import(/* webpackChunkName: "private-tour-dialog" */ '../features/private-tour/private-tour-dialog'),
    ),
  },
  'booking/DocumentsForm': {
    component: lazyPage(
      'documents-form',
      () => import(/* webpackChunkName: "documents-form" */ '../features/documents/documents-form'),
    ),
  },
  'booking/RetreatEnquiry': {
    component: lazyPage(
      'retreat-inquiry',
      () => import(/* webpackChunkName: "retreat-inquiry" */ '../features/retreat-inquiry/retreat-inquiry'),
    ),
  },
  'booking/WritersNewsletter': {
    component: lazyPage(
      'writers-newsletter',
      () =>
        import(
          /* webpackChunkName: "writers-newsletter" */ '../features/writers-newsletter/writers-newsletter'
        ),
    ),
  },
  'booking/PrivacyRequest': {
    component: lazyPage(
      'privacy-request',
      () => import(/* webpackChunkName: "privacy-request" */ '../features/privacy/privacy-request'),
    ),
  },
};
