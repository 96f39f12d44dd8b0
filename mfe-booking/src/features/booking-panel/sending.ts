import { bookingRequest } from './booking-request';
import { refusalOf } from './refusal-of';
import { unusedCodes } from './unused-codes';
import { wrongDetails } from './wrong-details';

/** What only a booking that is sent needs: it is loaded with the second step, not with the first view of a page. */
export const sending = { bookingRequest, refusalOf, unusedCodes, wrongDetails };
export type Sending = typeof sending;
