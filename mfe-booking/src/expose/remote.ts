import { remote } from '@valam/mfe-kit/remote';
import { bookingApi } from '../api/booking.api';
import { bookingDrafts } from '../features/booking-panel/booking-draft';
import { actions } from './actions';
import { checkoutRoutes } from './routes/checkout';
import { giftCardRoutes } from './routes/gift-cards';
import { inquiryRoutes } from './routes/inquiries';
import { privateLinkRoutes } from './routes/private-links';
import { slots } from './slots';

/** Everything that booking exposes to the shell and to pages of other remotes. */
export default remote({
  name: 'booking',
  apis: [bookingApi],
  slices: [bookingDrafts],
  routes: [...inquiryRoutes, ...checkoutRoutes, ...giftCardRoutes, ...privateLinkRoutes],
  slots,
  actions,
});
