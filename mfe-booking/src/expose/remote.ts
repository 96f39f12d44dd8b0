import { lazyPage, remote } from '@valam/mfe-kit/remote';
import { bookingApi } from '../api/booking.api';
import { joinWaitlist } from '../features/booking-panel/join-waitlist';
import { sendInquiry } from '../features/inquiry/send-inquiry';

/** Everything that booking offers to the shell and to other remotes' pages. */
export default remote({
  name: 'booking',
  apis: [bookingApi],
  routes: [],
  slots: {
    'booking/BookingPanel': {
      component: lazyPage(
        'booking-panel',
        () => import(/* webpackChunkName: "booking-panel" */ '../features/booking-panel/booking-panel'),
      ),
      load: (app, { tourSlug }) =>
        app.query(bookingApi.endpoints.availability, { slug: tourSlug }, { fresh: true }),
    },
  },
  actions: { inquiry: sendInquiry, waitlist: joinWaitlist },
});
