import { bookingCancelled } from './templates/booking-cancelled.js';
import { bookingChanged } from './templates/booking-changed.js';
import { bookingConfirmed } from './templates/booking-confirmed.js';
import { bookingHandedOver } from './templates/booking-handed-over.js';
import { bookingTakenOver } from './templates/booking-taken-over.js';
import { checkoutUnfinished } from './templates/checkout-unfinished.js';
import { departureCancelled } from './templates/departure-cancelled.js';
import { departureMoved } from './templates/departure-moved.js';
import { reviewDecided } from './templates/review-decided.js';
import { reviewRequest } from './templates/review-request.js';
import { travellersNeeded } from './templates/travellers-needed.js';

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
