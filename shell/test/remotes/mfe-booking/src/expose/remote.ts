import { createRemoteApi, routeQuery } from '@valam/mfe-kit/api';
import { lazyPage, remote } from '@valam/mfe-kit/remote';
import { getTourAvailabilityRoute } from '@valam/contracts/leads/availability.routes';

const api = createRemoteApi('booking', (build) => ({
  availability: build.query(routeQuery(getTourAvailabilityRoute)),
}));

/* at load */

export default remote({
  name: 'booking',
  apis: [api],
  routes: [],
  slots: {
    'booking/BookingPanel': {
      component: lazyPage('panel', () => import(/* webpackChunkName: "panel" */ '../features/panel')),
      load: (app, { tourSlug }) => app.query(api.endpoints.availability, { slug: tourSlug }),
    },
  },
});
