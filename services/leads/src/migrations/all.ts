import { departures } from './0001-departures.js';
import { bookings } from './0002-bookings.js';
import { leads } from './0003-leads.js';
import { afterTheBooking } from './0004-after-the-booking.js';
import { bookingTerms } from './0005-booking-terms.js';
import { officeSearch } from './0006-office-search.js';
import { leadRetention } from './0007-lead-retention.js';
import { reviewPhoto } from './0008-review-photo.js';

export const migrations = [
  departures,
  bookings,
  leads,
  afterTheBooking,
  bookingTerms,
  officeSearch,
  leadRetention,
  reviewPhoto,
];
