import { bookingTerms } from './booking-terms';
import { bookings } from './bookings';
import { departures } from './departures';
import { leads } from './leads';
import { people } from './people';
import { promoCodes } from './promo-codes';
import { quotes } from './quotes';
import { reviews } from './reviews';
import { subscribers } from './subscribers';
import { waitlist } from './waitlist';

/** The entities of selling, in the order of daily use. */
export const selling = {
  departures,
  bookings,
  leads,
  people,
  quotes,
  waitlist,
  reviews,
  subscribers,
  'promo-codes': promoCodes,
  'booking-terms': bookingTerms,
};
