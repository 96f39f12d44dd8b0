import { remote } from '@valam/mfe-kit/remote';
import { bookingApi } from '../api/booking.api';
import { actions } from './actions';
import { inquiryRoutes } from './routes/inquiries';
import { slots } from './slots';

/** Everything that booking offers to the shell and to other remotes' pages. */
export default remote({ name: 'booking', apis: [bookingApi], routes: [...inquiryRoutes], slots, actions });
