import { bookingCancelled } from './templates/booking/booking-cancelled.js';
import { bookingChanged } from './templates/booking/booking-changed.js';
import { bookingConfirmed } from './templates/booking/booking-confirmed.js';
import { bookingHandedOver } from './templates/booking/booking-handed-over.js';
import { bookingTakenOver } from './templates/booking/booking-taken-over.js';
import { checkoutUnfinished } from './templates/booking/checkout-unfinished.js';
import { departureCancelled } from './templates/booking/departure-cancelled.js';
import { departureMoved } from './templates/booking/departure-moved.js';
import { reviewDecided } from './templates/booking/review-decided.js';
import { reviewRequest } from './templates/booking/review-request.js';
import { travellersNeeded } from './templates/booking/travellers-needed.js';

/** Emails about a booking, from the unfinished form to the review. */
export const bookingTemplates = {
  'booking-cancelled': bookingCancelled,
  'booking-changed': bookingChanged,
  'booking-confirmed': bookingConfirmed,
  'booking-handed-over': bookingHandedOver,
  'booking-taken-over': bookingTakenOver,
  'checkout-unfinished': checkoutUnfinished,
  'departure-cancelled': departureCancelled,
  'departure-moved': departureMoved,
  'review-decided': reviewDecided,
  'review-request': reviewRequest,
  'travellers-needed': travellersNeeded,
};
