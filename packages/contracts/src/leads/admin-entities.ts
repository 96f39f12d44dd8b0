import type { AdminDefinition } from '../shared/admin-entity.js';
import { bookingTermsAdmin } from './booking-terms.admin.js';
import { bookingsAdmin } from './bookings.admin.js';
import { departuresAdmin } from './departures.admin.js';
import { giftCardsAdmin } from './gift-cards.admin.js';
import { invoicesAdmin } from './invoices.admin.js';
import { leadsAdmin } from './leads.admin.js';
import { paymentPlansAdmin } from './payment-plans.admin.js';
import { paymentsAdmin } from './payments.admin.js';
import { peopleAdmin } from './people.admin.js';
import { promoCodesAdmin } from './promo-codes.admin.js';
import { quotesAdmin } from './quotes.admin.js';
import { refundsAdmin } from './refunds.admin.js';
import { reviewsAdmin } from './reviews.admin.js';
import { sharesAdmin } from './shares.admin.js';
import { subscribersAdmin } from './subscribers.admin.js';
import { todayAdmin } from './today.admin.js';
import { waitlistAdmin } from './waitlist.admin.js';
import { webhooksAdmin } from './webhooks.admin.js';

/** Entities of the back office in leads, by name. */
export const leadsEntities = {
  departures: departuresAdmin,
  today: todayAdmin,
  leads: leadsAdmin,
  people: peopleAdmin,
  quotes: quotesAdmin,
  reviews: reviewsAdmin,
  bookings: bookingsAdmin,
  'booking-terms': bookingTermsAdmin,
  'promo-codes': promoCodesAdmin,
  payments: paymentsAdmin,
  'payment-plans': paymentPlansAdmin,
  shares: sharesAdmin,
  'gift-cards': giftCardsAdmin,
  refunds: refundsAdmin,
  invoices: invoicesAdmin,
  waitlist: waitlistAdmin,
  subscribers: subscribersAdmin,
  webhooks: webhooksAdmin,
} as const satisfies Record<string, AdminDefinition>;
