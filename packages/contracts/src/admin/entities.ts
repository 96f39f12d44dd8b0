import type { AdminDefinition } from '../shared/admin-entity.js';
import { aliasesAdmin } from '../catalog/aliases.admin.js';
import { ashramsAdmin } from '../catalog/ashrams.admin.js';
import { blogsAdmin } from '../catalog/blogs.admin.js';
import { expertiseAdmin } from '../catalog/expertise.admin.js';
import { faqsAdmin } from '../catalog/faqs.admin.js';
import { festivalsAdmin } from '../catalog/festivals.admin.js';
import { mediaAdmin } from '../catalog/media.admin.js';
import { policiesAdmin } from '../catalog/policies.admin.js';
import { retreatsAdmin } from '../catalog/retreats.admin.js';
import { sampleAdmin } from '../catalog/sample.admin.js';
import { settingsAdmin } from '../catalog/settings.admin.js';
import { templesAdmin } from '../catalog/temples.admin.js';
import { testimonialsAdmin } from '../catalog/testimonials.admin.js';
import { tourDatesAdmin } from '../catalog/tour-dates.admin.js';
import { toursAdmin } from '../catalog/tours.admin.js';
import { venuesAdmin } from '../catalog/venues.admin.js';
import { auditAdmin } from '../identity/audit.admin.js';
import { commissionsAdmin } from '../identity/commissions.admin.js';
import { contributorsAdmin } from '../identity/contributors.admin.js';
import { hostApplicationsAdmin } from '../identity/host-applications.admin.js';
import { payoutsAdmin } from '../identity/payouts.admin.js';
import { staffAdmin } from '../identity/staff.admin.js';
import { usersAdmin } from '../identity/users.admin.js';
import { bookingTermsAdmin } from '../leads/booking-terms.admin.js';
import { bookingsAdmin } from '../leads/bookings.admin.js';
import { departuresAdmin } from '../leads/departures.admin.js';
import { invoicesAdmin } from '../leads/invoices.admin.js';
import { leadsAdmin } from '../leads/leads.admin.js';
import { paymentPlansAdmin } from '../leads/payment-plans.admin.js';
import { paymentsAdmin } from '../leads/payments.admin.js';
import { peopleAdmin } from '../leads/people.admin.js';
import { promoCodesAdmin } from '../leads/promo-codes.admin.js';
import { quotesAdmin } from '../leads/quotes.admin.js';
import { giftCardsAdmin } from '../leads/gift-cards.admin.js';
import { refundsAdmin } from '../leads/refunds.admin.js';
import { reviewsAdmin } from '../leads/reviews.admin.js';
import { sharesAdmin } from '../leads/shares.admin.js';
import { subscribersAdmin } from '../leads/subscribers.admin.js';
import { todayAdmin } from '../leads/today.admin.js';
import { waitlistAdmin } from '../leads/waitlist.admin.js';
import { webhooksAdmin } from '../leads/webhooks.admin.js';
import { mailsAdmin } from '../notifications/mails.admin.js';
import { eventsAdmin } from '../shared/events.admin.js';
import { jobsAdmin } from '../shared/jobs.admin.js';

/** Every kind of record of the back office, by its name in `/api/admin/<entity>`. */
export const adminEntities = {
  tours: toursAdmin,
  'tour-dates': tourDatesAdmin,
  retreats: retreatsAdmin,
  temples: templesAdmin,
  venues: venuesAdmin,
  ashrams: ashramsAdmin,
  blogs: blogsAdmin,
  faqs: faqsAdmin,
  testimonials: testimonialsAdmin,
  expertise: expertiseAdmin,
  policies: policiesAdmin,
  festivals: festivalsAdmin,
  settings: settingsAdmin,
  media: mediaAdmin,
  aliases: aliasesAdmin,
  sample: sampleAdmin,
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
  contributors: contributorsAdmin,
  'host-applications': hostApplicationsAdmin,
  users: usersAdmin,
  staff: staffAdmin,
  commissions: commissionsAdmin,
  payouts: payoutsAdmin,
  audit: auditAdmin,
  mails: mailsAdmin,
  events: eventsAdmin,
  jobs: jobsAdmin,
} as const satisfies Record<string, AdminDefinition>;
export type AdminEntity = keyof typeof adminEntities;

/** The definition by a name that came from outside. */
export const adminEntity = (name: string): AdminDefinition | undefined =>
  Object.hasOwn(adminEntities, name) ? adminEntities[name as AdminEntity] : undefined;
